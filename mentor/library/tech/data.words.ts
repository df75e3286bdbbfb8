import type { TopicWords } from '#mentor/library/topic.ts';

export const DATA_WORDS: TopicWords = {
  name: 'Data and statistics',
  words: {
    objects:
      'data, spreadsheets, r language, rstudio, jupyter, csv, excel macros, google sheets file, spreadsheet for, r studio, snowflake, dbt, looker, histogram, scikit-learn, dataframe, index match, deep learning, ai model, etl, airtable, ggplot, analytics, econometrics, biostatistics, matlab, learn r',
    verbs: 'analyse, visualise, query, plot data, crunch',
    context:
      'numbers, monthly report, results, accounts, automatically, quarter, psychology, figures, chart, file, club, sort',
    not: 'data plan, delete my data, personal data, film database, chart hits, excel at, tables and, table manners, chore chart',
  },
  subs: {
    spreadsheets: {
      name: 'spreadsheets',
      words: {
        objects:
          'spreadsheet, excel, power query, power pivot, formulas, pivot table, vlookup, xlookup, macros, conditional formatting, cells, google sheets, does our club accounts, sumif, if function, drop-down, vba, automate my, automatic report, numbers file, libreoffice',
        context: 'office, report, rows, boss, table, columns, monthly, sheets',
      },
    },
    sql: {
      name: 'SQL and databases',
      words: {
        objects:
          'sql, database, query, postgres, mysql, sqlite, window functions, data warehouse, schema, postgresql, write queries, select statement, group by, left join, inner join, subqueries, ctes, stored procedures, bigquery, duckdb, normalise, mode analytics, understand joins',
        context: 'select, rows, index, slow, server, analyst, interview, joins, tables',
      },
    },
    statistics: {
      name: 'statistics',
      words: {
        objects:
          'statistics, probability, standard deviation, regression, hypothesis test, p-value, confidence interval, bayes, sampling, distributions, significance, a/b test, stats, understand p-values, correlation, variance, t-test, anova, chi-square, bayesian, spss, stata, r for, odds, causal inference, experiment results, read studies',
        context: 'average, mean, survey, study, thesis, maths',
      },
    },
    analysis: {
      name: 'analysis and charts',
      words: {
        objects:
          'data analysis, data analyst, data science, dashboard, charts, pandas, machine learning, kaggle, dataset, portfolio project, power bi, tableau, analyse my, analyse the, analyse a, analyse our, data portfolio, data project, analysis project, data set, open data, public data, numpy, matplotlib, seaborn, jupyter notebook, visualisations, visualise my, data story, become a data, data job, data course, google data, predict, train a model, neural network, clean data, tidy data, insights',
        context: 'python, model, boss, report, graph, job, predict',
      },
    },
  },
};

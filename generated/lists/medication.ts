// Generated from schemas/lists/medication.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const medication: CodedList = {
  name: 'medication',
  title: 'Medication',
  spanishTitle: 'Medicación',
  description: 'Medications that are common in behavioral health, by generic name, with their usual strengths as their public labels (DailyMed) name them. Others are written in words.',
  locked: false,
  open: true,
  items: [
    {
      code: 'acamprosate-dr',
      display: 'Acamprosate DR',
      props: { strengths: ['333 mg'], psychotropic: true, class: 'substance use' },
    },
    {
      code: 'acetaminophen',
      display: 'Acetaminophen',
      props: {
        strengths: ['325 mg', '500 mg', '650 mg'],
        psychotropic: false,
        class: 'pain and nerves',
        kind: 'OTC',
      },
    },
    {
      code: 'alprazolam',
      display: 'Alprazolam',
      props: { strengths: ['0.25 mg', '0.5 mg', '1 mg', '2 mg'], psychotropic: true, class: 'anxiolytic' },
    },
    {
      code: 'amantadine',
      display: 'Amantadine',
      props: { strengths: ['100 mg'], psychotropic: false, class: 'side effects' },
    },
    {
      code: 'amitriptyline',
      display: 'Amitriptyline',
      props: {
        strengths: ['10 mg', '25 mg', '50 mg', '75 mg', '100 mg', '150 mg'],
        psychotropic: true,
        class: 'antidepressant',
      },
    },
    {
      code: 'amlodipine',
      display: 'Amlodipine',
      props: { strengths: ['2.5 mg', '5 mg', '10 mg'], psychotropic: false, class: 'general' },
    },
    {
      code: 'amphetamine-mixed-salts',
      display: 'Amphetamine mixed salts',
      props: {
        strengths: ['5 mg', '7.5 mg', '10 mg', '12.5 mg', '15 mg', '20 mg', '30 mg'],
        psychotropic: true,
        class: 'stimulant',
      },
    },
    {
      code: 'amphetamine-mixed-salts-xr',
      display: 'Amphetamine mixed salts XR',
      props: {
        strengths: ['5 mg', '10 mg', '15 mg', '20 mg', '25 mg', '30 mg'],
        psychotropic: true,
        class: 'stimulant',
      },
    },
    {
      code: 'aripiprazole',
      display: 'Aripiprazole',
      props: {
        strengths: ['2 mg', '5 mg', '10 mg', '15 mg', '20 mg', '30 mg'],
        psychotropic: true,
        class: 'antipsychotic',
      },
    },
    {
      code: 'aripiprazole-long-acting-injection',
      display: 'Aripiprazole long-acting injection',
      props: {
        strengths: ['300 mg', '400 mg'],
        psychotropic: true,
        class: 'long-acting injectable',
        kind: 'LongActingInjectable',
      },
    },
    {
      code: 'armodafinil',
      display: 'Armodafinil',
      props: {
        strengths: ['50 mg', '150 mg', '200 mg', '250 mg'],
        psychotropic: true,
        class: 'wakefulness',
      },
    },
    {
      code: 'asenapine',
      display: 'Asenapine',
      props: { strengths: ['2.5 mg', '5 mg', '10 mg'], psychotropic: true, class: 'antipsychotic' },
    },
    {
      code: 'aspirin',
      display: 'Aspirin',
      props: { strengths: ['81 mg', '325 mg'], psychotropic: false, class: 'general' },
      spanish: 'Aspirina',
    },
    {
      code: 'atomoxetine',
      display: 'Atomoxetine',
      props: {
        strengths: ['10 mg', '18 mg', '25 mg', '40 mg', '60 mg', '80 mg', '100 mg'],
        psychotropic: true,
        class: 'non-stimulant for attention',
      },
    },
    {
      code: 'atorvastatin',
      display: 'Atorvastatin',
      props: { strengths: ['10 mg', '20 mg', '40 mg', '80 mg'], psychotropic: false, class: 'general' },
    },
    {
      code: 'benztropine',
      display: 'Benztropine',
      props: { strengths: ['0.5 mg', '1 mg', '2 mg'], psychotropic: false, class: 'side effects' },
    },
    {
      code: 'brexpiprazole',
      display: 'Brexpiprazole',
      props: {
        strengths: ['0.25 mg', '0.5 mg', '1 mg', '2 mg', '3 mg', '4 mg'],
        psychotropic: true,
        class: 'antipsychotic',
      },
    },
    {
      code: 'buprenorphine',
      display: 'Buprenorphine',
      props: {
        strengths: ['2 mg', '8 mg'],
        psychotropic: true,
        class: 'substance use',
        kind: 'OpioidTreatment',
      },
    },
    {
      code: 'buprenorphine-and-naloxone',
      display: 'Buprenorphine and naloxone',
      props: {
        strengths: ['2 mg/0.5 mg', '4 mg/1 mg', '8 mg/2 mg', '12 mg/3 mg'],
        psychotropic: true,
        class: 'substance use',
        kind: 'OpioidTreatment',
      },
    },
    {
      code: 'buprenorphine-long-acting-injection',
      display: 'Buprenorphine long-acting injection',
      props: {
        strengths: ['100 mg', '300 mg'],
        psychotropic: true,
        class: 'long-acting injectable',
        kind: 'OpioidTreatment',
      },
    },
    {
      code: 'bupropion',
      display: 'Bupropion',
      props: { strengths: ['75 mg', '100 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'bupropion-sr',
      display: 'Bupropion SR',
      props: { strengths: ['100 mg', '150 mg', '200 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'bupropion-xl',
      display: 'Bupropion XL',
      props: { strengths: ['150 mg', '300 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'buspirone',
      display: 'Buspirone',
      props: {
        strengths: ['5 mg', '7.5 mg', '10 mg', '15 mg', '30 mg'],
        psychotropic: true,
        class: 'anxiolytic',
      },
    },
    {
      code: 'carbamazepine',
      display: 'Carbamazepine',
      props: {
        strengths: ['100 mg', '200 mg', '300 mg', '400 mg'],
        psychotropic: true,
        class: 'mood stabilizer',
      },
      spanish: 'Carbamazepina',
    },
    {
      code: 'carbamazepine-er',
      display: 'Carbamazepine ER',
      props: {
        strengths: ['100 mg', '200 mg', '300 mg', '400 mg'],
        psychotropic: true,
        class: 'mood stabilizer',
      },
    },
    {
      code: 'cariprazine',
      display: 'Cariprazine',
      props: {
        strengths: ['1.5 mg', '3 mg', '4.5 mg', '6 mg'],
        psychotropic: true,
        class: 'antipsychotic',
      },
    },
    {
      code: 'cetirizine',
      display: 'Cetirizine',
      props: { strengths: ['5 mg', '10 mg'], psychotropic: false, class: 'general', kind: 'OTC' },
    },
    {
      code: 'chlordiazepoxide',
      display: 'Chlordiazepoxide',
      props: { strengths: ['5 mg', '10 mg', '25 mg'], psychotropic: true, class: 'anxiolytic' },
    },
    {
      code: 'chlorpromazine',
      display: 'Chlorpromazine',
      props: {
        strengths: ['10 mg', '25 mg', '50 mg', '100 mg', '200 mg'],
        psychotropic: true,
        class: 'antipsychotic',
      },
    },
    {
      code: 'cholecalciferol',
      display: 'Cholecalciferol',
      props: {
        strengths: ['25 mcg', '50 mcg', '125 mcg'],
        psychotropic: false,
        class: 'general',
        kind: 'OTC',
      },
    },
    {
      code: 'citalopram',
      display: 'Citalopram',
      props: { strengths: ['10 mg', '20 mg', '40 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'clomipramine',
      display: 'Clomipramine',
      props: { strengths: ['25 mg', '50 mg', '75 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'clonazepam',
      display: 'Clonazepam',
      props: { strengths: ['0.5 mg', '1 mg', '2 mg'], psychotropic: true, class: 'anxiolytic' },
    },
    {
      code: 'clonidine',
      display: 'Clonidine',
      props: { strengths: ['0.1 mg', '0.2 mg', '0.3 mg'], psychotropic: false, class: 'side effects' },
    },
    {
      code: 'clonidine-er',
      display: 'Clonidine ER',
      props: { strengths: ['0.1 mg'], psychotropic: true, class: 'non-stimulant for attention' },
    },
    {
      code: 'clorazepate',
      display: 'Clorazepate',
      props: { strengths: ['3.75 mg', '7.5 mg', '15 mg'], psychotropic: true, class: 'anxiolytic' },
    },
    {
      code: 'clozapine',
      display: 'Clozapine',
      props: {
        strengths: ['25 mg', '50 mg', '100 mg', '200 mg'],
        psychotropic: true,
        class: 'antipsychotic',
      },
    },
    {
      code: 'daridorexant',
      display: 'Daridorexant',
      props: { strengths: ['25 mg', '50 mg'], psychotropic: true, class: 'hypnotic' },
    },
    {
      code: 'desipramine',
      display: 'Desipramine',
      props: {
        strengths: ['10 mg', '25 mg', '50 mg', '75 mg', '100 mg', '150 mg'],
        psychotropic: true,
        class: 'antidepressant',
      },
    },
    {
      code: 'desvenlafaxine',
      display: 'Desvenlafaxine',
      props: { strengths: ['25 mg', '50 mg', '100 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'deutetrabenazine',
      display: 'Deutetrabenazine',
      props: { strengths: ['6 mg', '9 mg', '12 mg'], psychotropic: false, class: 'side effects' },
    },
    {
      code: 'dexmethylphenidate',
      display: 'Dexmethylphenidate',
      props: { strengths: ['2.5 mg', '5 mg', '10 mg'], psychotropic: true, class: 'stimulant' },
    },
    {
      code: 'dexmethylphenidate-xr',
      display: 'Dexmethylphenidate XR',
      props: {
        strengths: ['5 mg', '10 mg', '15 mg', '20 mg', '25 mg', '30 mg', '35 mg', '40 mg'],
        psychotropic: true,
        class: 'stimulant',
      },
    },
    {
      code: 'dextroamphetamine',
      display: 'Dextroamphetamine',
      props: { strengths: ['5 mg', '10 mg'], psychotropic: true, class: 'stimulant' },
    },
    {
      code: 'dextromethorphan-and-bupropion',
      display: 'Dextromethorphan and bupropion',
      props: { strengths: ['45 mg/105 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'diazepam',
      display: 'Diazepam',
      props: { strengths: ['2 mg', '5 mg', '10 mg'], psychotropic: true, class: 'anxiolytic' },
    },
    {
      code: 'diphenhydramine',
      display: 'Diphenhydramine',
      props: { strengths: ['25 mg', '50 mg'], psychotropic: false, class: 'sleep aid', kind: 'OTC' },
    },
    {
      code: 'disulfiram',
      display: 'Disulfiram',
      props: { strengths: ['250 mg', '500 mg'], psychotropic: true, class: 'substance use' },
    },
    {
      code: 'divalproex-dr',
      display: 'Divalproex DR',
      props: { strengths: ['125 mg', '250 mg', '500 mg'], psychotropic: true, class: 'mood stabilizer' },
    },
    {
      code: 'divalproex-er',
      display: 'Divalproex ER',
      props: { strengths: ['250 mg', '500 mg'], psychotropic: true, class: 'mood stabilizer' },
    },
    {
      code: 'donepezil',
      display: 'Donepezil',
      props: { strengths: ['5 mg', '10 mg', '23 mg'], psychotropic: true, class: 'dementia' },
    },
    {
      code: 'doxepin',
      display: 'Doxepin',
      props: {
        strengths: ['3 mg', '6 mg', '10 mg', '25 mg', '50 mg', '75 mg', '100 mg'],
        psychotropic: true,
        class: 'antidepressant',
      },
    },
    {
      code: 'duloxetine',
      display: 'Duloxetine',
      props: { strengths: ['20 mg', '30 mg', '60 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'escitalopram',
      display: 'Escitalopram',
      props: { strengths: ['5 mg', '10 mg', '20 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'eszopiclone',
      display: 'Eszopiclone',
      props: { strengths: ['1 mg', '2 mg', '3 mg'], psychotropic: true, class: 'hypnotic' },
    },
    {
      code: 'famotidine',
      display: 'Famotidine',
      props: { strengths: ['10 mg', '20 mg', '40 mg'], psychotropic: false, class: 'general' },
    },
    {
      code: 'fluoxetine',
      display: 'Fluoxetine',
      props: {
        strengths: ['10 mg', '20 mg', '40 mg', '60 mg'],
        psychotropic: true,
        class: 'antidepressant',
      },
    },
    {
      code: 'fluphenazine',
      display: 'Fluphenazine',
      props: { strengths: ['1 mg', '2.5 mg', '5 mg', '10 mg'], psychotropic: true, class: 'antipsychotic' },
    },
    {
      code: 'fluphenazine-decanoate-injection',
      display: 'Fluphenazine decanoate injection',
      props: {
        strengths: ['25 mg'],
        psychotropic: true,
        class: 'long-acting injectable',
        kind: 'LongActingInjectable',
      },
    },
    {
      code: 'fluvoxamine',
      display: 'Fluvoxamine',
      props: { strengths: ['25 mg', '50 mg', '100 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'folic-acid',
      display: 'Folic acid',
      props: {
        strengths: ['0.4 mg', '0.8 mg', '1 mg'],
        psychotropic: false,
        class: 'general',
        kind: 'OTC',
      },
    },
    {
      code: 'gabapentin',
      display: 'Gabapentin',
      props: {
        strengths: ['100 mg', '300 mg', '400 mg', '600 mg', '800 mg'],
        psychotropic: false,
        class: 'pain and nerves',
      },
    },
    {
      code: 'galantamine',
      display: 'Galantamine',
      props: { strengths: ['4 mg', '8 mg', '12 mg'], psychotropic: true, class: 'dementia' },
    },
    {
      code: 'guanfacine',
      display: 'Guanfacine',
      props: { strengths: ['1 mg', '2 mg'], psychotropic: false, class: 'side effects' },
    },
    {
      code: 'guanfacine-er',
      display: 'Guanfacine ER',
      props: {
        strengths: ['1 mg', '2 mg', '3 mg', '4 mg'],
        psychotropic: true,
        class: 'non-stimulant for attention',
      },
    },
    {
      code: 'haloperidol',
      display: 'Haloperidol',
      props: {
        strengths: ['0.5 mg', '1 mg', '2 mg', '5 mg', '10 mg', '20 mg'],
        psychotropic: true,
        class: 'antipsychotic',
      },
      spanish: 'Haloperidol',
    },
    {
      code: 'haloperidol-decanoate-injection',
      display: 'Haloperidol decanoate injection',
      props: {
        strengths: ['50 mg', '100 mg'],
        psychotropic: true,
        class: 'long-acting injectable',
        kind: 'LongActingInjectable',
      },
    },
    {
      code: 'hydrochlorothiazide',
      display: 'Hydrochlorothiazide',
      props: { strengths: ['12.5 mg', '25 mg', '50 mg'], psychotropic: false, class: 'general' },
    },
    {
      code: 'hydroxyzine-hydrochloride',
      display: 'Hydroxyzine hydrochloride',
      props: { strengths: ['10 mg', '25 mg', '50 mg'], psychotropic: true, class: 'anxiolytic' },
    },
    {
      code: 'hydroxyzine-pamoate',
      display: 'Hydroxyzine pamoate',
      props: { strengths: ['25 mg', '50 mg', '100 mg'], psychotropic: true, class: 'anxiolytic' },
    },
    {
      code: 'ibuprofen',
      display: 'Ibuprofen',
      props: {
        strengths: ['200 mg', '400 mg', '600 mg', '800 mg'],
        psychotropic: false,
        class: 'pain and nerves',
        kind: 'OTC',
      },
      spanish: 'Ibuprofeno',
    },
    {
      code: 'iloperidone',
      display: 'Iloperidone',
      props: {
        strengths: ['1 mg', '2 mg', '4 mg', '6 mg', '8 mg', '10 mg', '12 mg'],
        psychotropic: true,
        class: 'antipsychotic',
      },
    },
    {
      code: 'imipramine',
      display: 'Imipramine',
      props: { strengths: ['10 mg', '25 mg', '50 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'lamotrigine',
      display: 'Lamotrigine',
      props: {
        strengths: ['25 mg', '100 mg', '150 mg', '200 mg'],
        psychotropic: true,
        class: 'mood stabilizer',
      },
      spanish: 'Lamotrigina',
    },
    {
      code: 'lemborexant',
      display: 'Lemborexant',
      props: { strengths: ['5 mg', '10 mg'], psychotropic: true, class: 'hypnotic' },
    },
    {
      code: 'levomilnacipran',
      display: 'Levomilnacipran',
      props: {
        strengths: ['20 mg', '40 mg', '80 mg', '120 mg'],
        psychotropic: true,
        class: 'antidepressant',
      },
    },
    {
      code: 'levothyroxine',
      display: 'Levothyroxine',
      props: {
        strengths: [
          '25 mcg',
          '50 mcg',
          '75 mcg',
          '88 mcg',
          '100 mcg',
          '112 mcg',
          '125 mcg',
          '137 mcg',
          '150 mcg',
          '175 mcg',
          '200 mcg',
        ],
        psychotropic: false,
        class: 'general',
      },
    },
    {
      code: 'lisdexamfetamine',
      display: 'Lisdexamfetamine',
      props: {
        strengths: ['10 mg', '20 mg', '30 mg', '40 mg', '50 mg', '60 mg', '70 mg'],
        psychotropic: true,
        class: 'stimulant',
      },
    },
    {
      code: 'lisinopril',
      display: 'Lisinopril',
      props: {
        strengths: ['2.5 mg', '5 mg', '10 mg', '20 mg', '30 mg', '40 mg'],
        psychotropic: false,
        class: 'general',
      },
    },
    {
      code: 'lithium-carbonate',
      display: 'Lithium carbonate',
      props: { strengths: ['150 mg', '300 mg', '600 mg'], psychotropic: true, class: 'mood stabilizer' },
    },
    {
      code: 'lithium-carbonate-er',
      display: 'Lithium carbonate ER',
      props: { strengths: ['300 mg', '450 mg'], psychotropic: true, class: 'mood stabilizer' },
    },
    {
      code: 'lofexidine',
      display: 'Lofexidine',
      props: { strengths: ['0.18 mg'], psychotropic: true, class: 'substance use' },
    },
    {
      code: 'loratadine',
      display: 'Loratadine',
      props: { strengths: ['10 mg'], psychotropic: false, class: 'general', kind: 'OTC' },
    },
    {
      code: 'lorazepam',
      display: 'Lorazepam',
      props: { strengths: ['0.5 mg', '1 mg', '2 mg'], psychotropic: true, class: 'anxiolytic' },
    },
    {
      code: 'losartan',
      display: 'Losartan',
      props: { strengths: ['25 mg', '50 mg', '100 mg'], psychotropic: false, class: 'general' },
    },
    {
      code: 'loxapine',
      display: 'Loxapine',
      props: { strengths: ['5 mg', '10 mg', '25 mg', '50 mg'], psychotropic: true, class: 'antipsychotic' },
    },
    {
      code: 'lumateperone',
      display: 'Lumateperone',
      props: { strengths: ['10.5 mg', '21 mg', '42 mg'], psychotropic: true, class: 'antipsychotic' },
    },
    {
      code: 'lurasidone',
      display: 'Lurasidone',
      props: {
        strengths: ['20 mg', '40 mg', '60 mg', '80 mg', '120 mg'],
        psychotropic: true,
        class: 'antipsychotic',
      },
    },
    {
      code: 'melatonin',
      display: 'Melatonin',
      props: {
        strengths: ['1 mg', '3 mg', '5 mg', '10 mg'],
        psychotropic: false,
        class: 'sleep aid',
        kind: 'OTC',
      },
    },
    {
      code: 'memantine',
      display: 'Memantine',
      props: { strengths: ['5 mg', '10 mg'], psychotropic: true, class: 'dementia' },
    },
    {
      code: 'metformin',
      display: 'Metformin',
      props: { strengths: ['500 mg', '850 mg', '1000 mg'], psychotropic: false, class: 'side effects' },
    },
    {
      code: 'methadone',
      display: 'Methadone',
      props: {
        strengths: ['5 mg', '10 mg', '40 mg'],
        psychotropic: true,
        class: 'substance use',
        kind: 'OpioidTreatment',
      },
    },
    {
      code: 'methamphetamine',
      display: 'Methamphetamine',
      props: { strengths: ['5 mg'], psychotropic: true, class: 'stimulant' },
    },
    {
      code: 'methylphenidate',
      display: 'Methylphenidate',
      props: { strengths: ['5 mg', '10 mg', '20 mg'], psychotropic: true, class: 'stimulant' },
    },
    {
      code: 'methylphenidate-er',
      display: 'Methylphenidate ER',
      props: {
        strengths: ['10 mg', '18 mg', '20 mg', '27 mg', '36 mg', '54 mg'],
        psychotropic: true,
        class: 'stimulant',
      },
    },
    {
      code: 'metoprolol-succinate-er',
      display: 'Metoprolol succinate ER',
      props: { strengths: ['25 mg', '50 mg', '100 mg', '200 mg'], psychotropic: false, class: 'general' },
    },
    {
      code: 'metoprolol-tartrate',
      display: 'Metoprolol tartrate',
      props: { strengths: ['25 mg', '50 mg', '100 mg'], psychotropic: false, class: 'general' },
    },
    {
      code: 'mirtazapine',
      display: 'Mirtazapine',
      props: {
        strengths: ['7.5 mg', '15 mg', '30 mg', '45 mg'],
        psychotropic: true,
        class: 'antidepressant',
      },
    },
    {
      code: 'modafinil',
      display: 'Modafinil',
      props: { strengths: ['100 mg', '200 mg'], psychotropic: true, class: 'wakefulness' },
    },
    {
      code: 'molindone',
      display: 'Molindone',
      props: { strengths: ['5 mg', '10 mg', '25 mg'], psychotropic: true, class: 'antipsychotic' },
    },
    {
      code: 'montelukast',
      display: 'Montelukast',
      props: { strengths: ['4 mg', '5 mg', '10 mg'], psychotropic: false, class: 'general' },
    },
    {
      code: 'naloxone-nasal-spray',
      display: 'Naloxone nasal spray',
      props: { strengths: ['4 mg'], psychotropic: false, class: 'substance use' },
    },
    {
      code: 'naltrexone',
      display: 'Naltrexone',
      props: { strengths: ['50 mg'], psychotropic: true, class: 'substance use' },
    },
    {
      code: 'naltrexone-long-acting-injection',
      display: 'Naltrexone long-acting injection',
      props: {
        strengths: ['380 mg'],
        psychotropic: true,
        class: 'long-acting injectable',
        kind: 'LongActingInjectable',
      },
    },
    {
      code: 'naproxen',
      display: 'Naproxen',
      props: { strengths: ['250 mg', '375 mg', '500 mg'], psychotropic: false, class: 'pain and nerves' },
    },
    {
      code: 'nefazodone',
      display: 'Nefazodone',
      props: {
        strengths: ['50 mg', '100 mg', '150 mg', '200 mg', '250 mg'],
        psychotropic: true,
        class: 'antidepressant',
      },
    },
    {
      code: 'nicotine-gum',
      display: 'Nicotine gum',
      props: { strengths: ['2 mg', '4 mg'], psychotropic: false, class: 'substance use', kind: 'OTC' },
    },
    {
      code: 'nicotine-lozenge',
      display: 'Nicotine lozenge',
      props: { strengths: ['2 mg', '4 mg'], psychotropic: false, class: 'substance use', kind: 'OTC' },
    },
    {
      code: 'nicotine-patch',
      display: 'Nicotine patch',
      props: {
        strengths: ['7 mg/24 hours', '14 mg/24 hours', '21 mg/24 hours'],
        psychotropic: false,
        class: 'substance use',
        kind: 'OTC',
      },
    },
    {
      code: 'nortriptyline',
      display: 'Nortriptyline',
      props: {
        strengths: ['10 mg', '25 mg', '50 mg', '75 mg'],
        psychotropic: true,
        class: 'antidepressant',
      },
    },
    {
      code: 'olanzapine',
      display: 'Olanzapine',
      props: {
        strengths: ['2.5 mg', '5 mg', '7.5 mg', '10 mg', '15 mg', '20 mg'],
        psychotropic: true,
        class: 'antipsychotic',
      },
    },
    {
      code: 'olanzapine-and-samidorphan',
      display: 'Olanzapine and samidorphan',
      props: {
        strengths: ['5 mg/10 mg', '10 mg/10 mg', '15 mg/10 mg', '20 mg/10 mg'],
        psychotropic: true,
        class: 'antipsychotic',
      },
    },
    {
      code: 'olanzapine-pamoate-injection',
      display: 'Olanzapine pamoate injection',
      props: {
        strengths: ['210 mg', '300 mg', '405 mg'],
        psychotropic: true,
        class: 'long-acting injectable',
        kind: 'LongActingInjectable',
      },
    },
    {
      code: 'omeprazole',
      display: 'Omeprazole',
      props: { strengths: ['10 mg', '20 mg', '40 mg'], psychotropic: false, class: 'general' },
    },
    {
      code: 'oxazepam',
      display: 'Oxazepam',
      props: { strengths: ['10 mg', '15 mg', '30 mg'], psychotropic: true, class: 'anxiolytic' },
    },
    {
      code: 'oxcarbazepine',
      display: 'Oxcarbazepine',
      props: { strengths: ['150 mg', '300 mg', '600 mg'], psychotropic: true, class: 'mood stabilizer' },
    },
    {
      code: 'paliperidone-er',
      display: 'Paliperidone ER',
      props: { strengths: ['1.5 mg', '3 mg', '6 mg', '9 mg'], psychotropic: true, class: 'antipsychotic' },
    },
    {
      code: 'paliperidone-palmitate-injection',
      display: 'Paliperidone palmitate injection',
      props: {
        strengths: ['39 mg', '78 mg', '117 mg', '156 mg', '234 mg'],
        psychotropic: true,
        class: 'long-acting injectable',
        kind: 'LongActingInjectable',
      },
    },
    {
      code: 'paroxetine',
      display: 'Paroxetine',
      props: {
        strengths: ['10 mg', '20 mg', '30 mg', '40 mg'],
        psychotropic: true,
        class: 'antidepressant',
      },
    },
    {
      code: 'paroxetine-cr',
      display: 'Paroxetine CR',
      props: { strengths: ['12.5 mg', '25 mg', '37.5 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'perphenazine',
      display: 'Perphenazine',
      props: { strengths: ['2 mg', '4 mg', '8 mg', '16 mg'], psychotropic: true, class: 'antipsychotic' },
    },
    {
      code: 'phenelzine',
      display: 'Phenelzine',
      props: { strengths: ['15 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'pimavanserin',
      display: 'Pimavanserin',
      props: { strengths: ['10 mg', '34 mg'], psychotropic: true, class: 'antipsychotic' },
    },
    {
      code: 'prazosin',
      display: 'Prazosin',
      props: { strengths: ['1 mg', '2 mg', '5 mg'], psychotropic: false, class: 'side effects' },
    },
    {
      code: 'prednisone',
      display: 'Prednisone',
      props: {
        strengths: ['1 mg', '2.5 mg', '5 mg', '10 mg', '20 mg', '50 mg'],
        psychotropic: false,
        class: 'general',
      },
    },
    {
      code: 'pregabalin',
      display: 'Pregabalin',
      props: {
        strengths: ['25 mg', '50 mg', '75 mg', '100 mg', '150 mg', '200 mg', '225 mg', '300 mg'],
        psychotropic: false,
        class: 'pain and nerves',
      },
    },
    {
      code: 'propranolol',
      display: 'Propranolol',
      props: {
        strengths: ['10 mg', '20 mg', '40 mg', '60 mg', '80 mg'],
        psychotropic: false,
        class: 'side effects',
      },
    },
    {
      code: 'propranolol-er',
      display: 'Propranolol ER',
      props: {
        strengths: ['60 mg', '80 mg', '120 mg', '160 mg'],
        psychotropic: false,
        class: 'side effects',
      },
    },
    {
      code: 'protriptyline',
      display: 'Protriptyline',
      props: { strengths: ['5 mg', '10 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'quetiapine',
      display: 'Quetiapine',
      props: {
        strengths: ['25 mg', '50 mg', '100 mg', '200 mg', '300 mg', '400 mg'],
        psychotropic: true,
        class: 'antipsychotic',
      },
    },
    {
      code: 'quetiapine-xr',
      display: 'Quetiapine XR',
      props: {
        strengths: ['50 mg', '150 mg', '200 mg', '300 mg', '400 mg'],
        psychotropic: true,
        class: 'antipsychotic',
      },
    },
    {
      code: 'ramelteon',
      display: 'Ramelteon',
      props: { strengths: ['8 mg'], psychotropic: true, class: 'hypnotic' },
    },
    {
      code: 'risperidone',
      display: 'Risperidone',
      props: {
        strengths: ['0.25 mg', '0.5 mg', '1 mg', '2 mg', '3 mg', '4 mg'],
        psychotropic: true,
        class: 'antipsychotic',
      },
    },
    {
      code: 'risperidone-long-acting-injection',
      display: 'Risperidone long-acting injection',
      props: {
        strengths: ['12.5 mg', '25 mg', '37.5 mg', '50 mg'],
        psychotropic: true,
        class: 'long-acting injectable',
        kind: 'LongActingInjectable',
      },
    },
    {
      code: 'rivastigmine',
      display: 'Rivastigmine',
      props: { strengths: ['1.5 mg', '3 mg', '4.5 mg', '6 mg'], psychotropic: true, class: 'dementia' },
    },
    {
      code: 'selegiline',
      display: 'Selegiline',
      props: { strengths: ['5 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'sertraline',
      display: 'Sertraline',
      props: { strengths: ['25 mg', '50 mg', '100 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'simvastatin',
      display: 'Simvastatin',
      props: {
        strengths: ['5 mg', '10 mg', '20 mg', '40 mg', '80 mg'],
        psychotropic: false,
        class: 'general',
      },
    },
    {
      code: 'suvorexant',
      display: 'Suvorexant',
      props: { strengths: ['5 mg', '10 mg', '15 mg', '20 mg'], psychotropic: true, class: 'hypnotic' },
    },
    {
      code: 'temazepam',
      display: 'Temazepam',
      props: { strengths: ['7.5 mg', '15 mg', '22.5 mg', '30 mg'], psychotropic: true, class: 'hypnotic' },
    },
    {
      code: 'thioridazine',
      display: 'Thioridazine',
      props: {
        strengths: ['10 mg', '25 mg', '50 mg', '100 mg'],
        psychotropic: true,
        class: 'antipsychotic',
      },
    },
    {
      code: 'thiothixene',
      display: 'Thiothixene',
      props: { strengths: ['1 mg', '2 mg', '5 mg', '10 mg'], psychotropic: true, class: 'antipsychotic' },
    },
    {
      code: 'topiramate',
      display: 'Topiramate',
      props: {
        strengths: ['25 mg', '50 mg', '100 mg', '200 mg'],
        psychotropic: true,
        class: 'mood stabilizer',
      },
    },
    {
      code: 'tranylcypromine',
      display: 'Tranylcypromine',
      props: { strengths: ['10 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'trazodone',
      display: 'Trazodone',
      props: {
        strengths: ['50 mg', '100 mg', '150 mg', '300 mg'],
        psychotropic: true,
        class: 'antidepressant',
      },
    },
    {
      code: 'trifluoperazine',
      display: 'Trifluoperazine',
      props: { strengths: ['1 mg', '2 mg', '5 mg', '10 mg'], psychotropic: true, class: 'antipsychotic' },
    },
    {
      code: 'trihexyphenidyl',
      display: 'Trihexyphenidyl',
      props: { strengths: ['2 mg', '5 mg'], psychotropic: false, class: 'side effects' },
    },
    {
      code: 'valbenazine',
      display: 'Valbenazine',
      props: { strengths: ['40 mg', '60 mg', '80 mg'], psychotropic: false, class: 'side effects' },
    },
    {
      code: 'valproic-acid',
      display: 'Valproic acid',
      props: { strengths: ['250 mg'], psychotropic: true, class: 'mood stabilizer' },
    },
    {
      code: 'varenicline',
      display: 'Varenicline',
      props: { strengths: ['0.5 mg', '1 mg'], psychotropic: true, class: 'substance use' },
    },
    {
      code: 'venlafaxine',
      display: 'Venlafaxine',
      props: {
        strengths: ['25 mg', '37.5 mg', '50 mg', '75 mg', '100 mg'],
        psychotropic: true,
        class: 'antidepressant',
      },
    },
    {
      code: 'venlafaxine-xr',
      display: 'Venlafaxine XR',
      props: { strengths: ['37.5 mg', '75 mg', '150 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'vilazodone',
      display: 'Vilazodone',
      props: { strengths: ['10 mg', '20 mg', '40 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'viloxazine-er',
      display: 'Viloxazine ER',
      props: {
        strengths: ['100 mg', '150 mg', '200 mg'],
        psychotropic: true,
        class: 'non-stimulant for attention',
      },
    },
    {
      code: 'vortioxetine',
      display: 'Vortioxetine',
      props: { strengths: ['5 mg', '10 mg', '20 mg'], psychotropic: true, class: 'antidepressant' },
    },
    {
      code: 'zaleplon',
      display: 'Zaleplon',
      props: { strengths: ['5 mg', '10 mg'], psychotropic: true, class: 'hypnotic' },
    },
    {
      code: 'ziprasidone',
      display: 'Ziprasidone',
      props: {
        strengths: ['20 mg', '40 mg', '60 mg', '80 mg'],
        psychotropic: true,
        class: 'antipsychotic',
      },
    },
    {
      code: 'zolpidem',
      display: 'Zolpidem',
      props: { strengths: ['5 mg', '10 mg'], psychotropic: true, class: 'hypnotic' },
    },
    {
      code: 'zolpidem-er',
      display: 'Zolpidem ER',
      props: { strengths: ['6.25 mg', '12.5 mg'], psychotropic: true, class: 'hypnotic' },
    },
  ],
}

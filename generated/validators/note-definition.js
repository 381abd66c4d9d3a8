// Generated from schemas/resources/note-definition.json by npm run generate. Edits are lost.
import { equal as func3 } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj10 } from './shared/coded-value.js'
import { validate as obj11 } from './shared/note-definition-section.js'
import { validate as obj25 } from './shared/meta.js'
import { validate as obj49 } from './shared/change-log-entry.js'
import { validate as obj7 } from './shared/reference.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"NoteDefinition"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"type":{"enum":["Form","Narrative","Subform","Import","Assessment"]},"kinds":{"type":"array","items":{"enum":["Note","DocumentationNote","AssessmentNote","ScribeSession","GroupNote","MultiServiceNote"]},"minItems":1,"uniqueItems":true},"category":{"type":"string","maxLength":40},"status":{"enum":["Draft","Active","Retired"]},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"roles":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"licenses":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"sections":{"type":"array","items":{"x-shared":"generated/validators/shared/note-definition-section.js"},"maxItems":200},"questionnaires":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"noteRules":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"signatureConfiguration":{"x-shared":"generated/validators/shared/reference.js"},"requiresEncounter":{"type":"boolean"},"requiresDiagnosis":{"type":"boolean"},"requiresCarePlanLink":{"type":"boolean"},"carryForward":{"type":"object","additionalProperties":false,"properties":{"mode":{"enum":["None","LastByMe","LastByAnyone"]},"maxAgeDays":{"type":"integer","minimum":1,"maximum":3650}},"required":[]},"scribeFormat":{"enum":["BIRP","DAP","GIRPP","SIRP","BehavioralSOAP","HP","PhysicalSOAP"]},"sectionMap":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"formatSection":{"type":"string","maxLength":60},"sectionKey":{"type":"string","maxLength":60}},"required":["formatSection","sectionKey"]}},"printLayout":{"type":"object","additionalProperties":false,"properties":{"template":{"enum":["Standard","Compact","Letter"]},"header":{"type":"string","maxLength":500},"footer":{"type":"string","maxLength":500},"hideEmpty":{"type":"boolean"},"fontSize":{"type":"integer","minimum":8,"maximum":16}},"required":[]},"titleTemplate":{"type":"string","maxLength":200},"securityLabels":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"releaseToPatient":{"enum":["Always","AfterSign","Manual","Never"]},"changeLog":false,"replaces":false},"required":["name","key","version","type","kinds","status","signatureConfiguration"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Form","Narrative","Subform","Import","Assessment"];
const obj3 = ["Note","DocumentationNote","AssessmentNote","ScribeSession","GroupNote","MultiServiceNote"];
const obj5 = ["Draft","Active","Retired"];
const obj15 = ["None","LastByMe","LastByAnyone"];
const obj17 = ["BIRP","DAP","GIRPP","SIRP","BehavioralSOAP","HP","PhysicalSOAP"];
const obj19 = ["Standard","Compact","Letter"];
const obj22 = ["Always","AfterSign","Manual","Never"];
const pattern0 = new RegExp("^[a-z0-9][a-z0-9-]{0,59}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"}});errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.kinds === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kinds"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.signatureConfiguration === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signatureConfiguration"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"false schema",params:{}});errors++;
}
if(data.resourceType !== undefined){
if("NoteDefinition" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "NoteDefinition"}});errors++;
}
}
if(data.partition !== undefined){
let data2 = data.partition;
if(typeof data2 === "string"){
if(func1(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.display !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"false schema",params:{}});errors++;
}
if(data.identifiers !== undefined){
let data4 = data.identifiers;
if(Array.isArray(data4)){
if(data4.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data4[i0], {instancePath:instancePath+"/identifiers/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.meta !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/meta",keyword:"false schema",params:{}});errors++;
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(func1(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.key !== undefined){
let data8 = data.key;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,59}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.version !== undefined){
let data9 = data.version;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data9 == "number"){
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.type !== undefined){
if(!(obj1.includes(data.type))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.kinds !== undefined){
let data11 = data.kinds;
if(Array.isArray(data11)){
if(data11.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/kinds",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(obj3.includes(data11[i1]))){
(vErrors ??= []).push({instancePath:instancePath+"/kinds/" + i1,keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
let i2 = data11.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func3(data11[i2], data11[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/kinds",keyword:"uniqueItems",params:{i: i2, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/kinds",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.category !== undefined){
let data13 = data.category;
if(typeof data13 === "string"){
if(func1(data13) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.status !== undefined){
if(!(obj5.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.programs !== undefined){
let data15 = data.programs;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i3=0; i3<len2; i3++){
if(!(obj7(data15[i3], {instancePath:instancePath+"/programs/" + i3,parentData:data15,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.services !== undefined){
let data17 = data.services;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i4=0; i4<len3; i4++){
if(!(obj7(data17[i4], {instancePath:instancePath+"/services/" + i4,parentData:data17,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.roles !== undefined){
let data19 = data.roles;
if(Array.isArray(data19)){
const len4 = data19.length;
for(let i5=0; i5<len4; i5++){
if(!(obj7(data19[i5], {instancePath:instancePath+"/roles/" + i5,parentData:data19,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/roles",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.licenses !== undefined){
let data21 = data.licenses;
if(Array.isArray(data21)){
const len5 = data21.length;
for(let i6=0; i6<len5; i6++){
if(!(obj10(data21[i6], {instancePath:instancePath+"/licenses/" + i6,parentData:data21,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/licenses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.sections !== undefined){
let data23 = data.sections;
if(Array.isArray(data23)){
if(data23.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len6 = data23.length;
for(let i7=0; i7<len6; i7++){
if(!(obj11(data23[i7], {instancePath:instancePath+"/sections/" + i7,parentData:data23,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.questionnaires !== undefined){
let data25 = data.questionnaires;
if(Array.isArray(data25)){
const len7 = data25.length;
for(let i8=0; i8<len7; i8++){
if(!(obj7(data25[i8], {instancePath:instancePath+"/questionnaires/" + i8,parentData:data25,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questionnaires",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.noteRules !== undefined){
let data27 = data.noteRules;
if(Array.isArray(data27)){
const len8 = data27.length;
for(let i9=0; i9<len8; i9++){
if(!(obj7(data27[i9], {instancePath:instancePath+"/noteRules/" + i9,parentData:data27,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/noteRules",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.signatureConfiguration !== undefined){
if(!(obj7(data.signatureConfiguration, {instancePath:instancePath+"/signatureConfiguration",parentData:data,parentDataProperty:"signatureConfiguration",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.requiresEncounter !== undefined){
if(typeof data.requiresEncounter !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/requiresEncounter",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.requiresDiagnosis !== undefined){
if(typeof data.requiresDiagnosis !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/requiresDiagnosis",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.requiresCarePlanLink !== undefined){
if(typeof data.requiresCarePlanLink !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/requiresCarePlanLink",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.carryForward !== undefined){
let data33 = data.carryForward;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key1 in data33){
if(!((key1 === "mode") || (key1 === "maxAgeDays"))){
(vErrors ??= []).push({instancePath:instancePath+"/carryForward",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data33.mode !== undefined){
if(!(obj15.includes(data33.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/carryForward/mode",keyword:"enum",params:{allowedValues: obj15}});errors++;
}
}
if(data33.maxAgeDays !== undefined){
let data35 = data33.maxAgeDays;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
(vErrors ??= []).push({instancePath:instancePath+"/carryForward/maxAgeDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data35 == "number"){
if(data35 > 3650 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/carryForward/maxAgeDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data35 < 1 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/carryForward/maxAgeDays",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carryForward",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.scribeFormat !== undefined){
if(!(obj17.includes(data.scribeFormat))){
(vErrors ??= []).push({instancePath:instancePath+"/scribeFormat",keyword:"enum",params:{allowedValues: obj17}});errors++;
}
}
if(data.sectionMap !== undefined){
let data37 = data.sectionMap;
if(Array.isArray(data37)){
const len9 = data37.length;
for(let i10=0; i10<len9; i10++){
let data38 = data37[i10];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.formatSection === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sectionMap/" + i10,keyword:"required",params:{missingProperty: "formatSection"}});errors++;
}
if(data38.sectionKey === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sectionMap/" + i10,keyword:"required",params:{missingProperty: "sectionKey"}});errors++;
}
for(const key2 in data38){
if(!((key2 === "formatSection") || (key2 === "sectionKey"))){
(vErrors ??= []).push({instancePath:instancePath+"/sectionMap/" + i10,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data38.formatSection !== undefined){
let data39 = data38.formatSection;
if(typeof data39 === "string"){
if(func1(data39) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/sectionMap/" + i10+"/formatSection",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sectionMap/" + i10+"/formatSection",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data38.sectionKey !== undefined){
let data40 = data38.sectionKey;
if(typeof data40 === "string"){
if(func1(data40) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/sectionMap/" + i10+"/sectionKey",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sectionMap/" + i10+"/sectionKey",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sectionMap/" + i10,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sectionMap",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.printLayout !== undefined){
let data41 = data.printLayout;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key3 in data41){
if(!(((((key3 === "template") || (key3 === "header")) || (key3 === "footer")) || (key3 === "hideEmpty")) || (key3 === "fontSize"))){
(vErrors ??= []).push({instancePath:instancePath+"/printLayout",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data41.template !== undefined){
if(!(obj19.includes(data41.template))){
(vErrors ??= []).push({instancePath:instancePath+"/printLayout/template",keyword:"enum",params:{allowedValues: obj19}});errors++;
}
}
if(data41.header !== undefined){
let data43 = data41.header;
if(typeof data43 === "string"){
if(func1(data43) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/printLayout/header",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/printLayout/header",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data41.footer !== undefined){
let data44 = data41.footer;
if(typeof data44 === "string"){
if(func1(data44) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/printLayout/footer",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/printLayout/footer",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data41.hideEmpty !== undefined){
if(typeof data41.hideEmpty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/printLayout/hideEmpty",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data41.fontSize !== undefined){
let data46 = data41.fontSize;
if(!((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46)))){
(vErrors ??= []).push({instancePath:instancePath+"/printLayout/fontSize",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data46 == "number"){
if(data46 > 16 || isNaN(data46)){
(vErrors ??= []).push({instancePath:instancePath+"/printLayout/fontSize",keyword:"maximum",params:{comparison: "<=", limit: 16}});errors++;
}
if(data46 < 8 || isNaN(data46)){
(vErrors ??= []).push({instancePath:instancePath+"/printLayout/fontSize",keyword:"minimum",params:{comparison: ">=", limit: 8}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/printLayout",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.titleTemplate !== undefined){
let data47 = data.titleTemplate;
if(typeof data47 === "string"){
if(func1(data47) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/titleTemplate",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/titleTemplate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.securityLabels !== undefined){
let data48 = data.securityLabels;
if(Array.isArray(data48)){
const len10 = data48.length;
for(let i11=0; i11<len10; i11++){
if(!(obj10(data48[i11], {instancePath:instancePath+"/securityLabels/" + i11,parentData:data48,parentDataProperty:i11,rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/securityLabels",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.releaseToPatient !== undefined){
if(!(obj22.includes(data.releaseToPatient))){
(vErrors ??= []).push({instancePath:instancePath+"/releaseToPatient",keyword:"enum",params:{allowedValues: obj22}});errors++;
}
}
if(data.changeLog !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/changeLog",keyword:"false schema",params:{}});errors++;
}
if(data.replaces !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/replaces",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"NoteDefinition"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"type":{"enum":["Form","Narrative","Subform","Import","Assessment"]},"kinds":{"type":"array","items":{"enum":["Note","DocumentationNote","AssessmentNote","ScribeSession","GroupNote","MultiServiceNote"]},"minItems":1,"uniqueItems":true},"category":{"type":"string","maxLength":40},"status":{"enum":["Draft","Active","Retired"]},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"roles":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"licenses":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"sections":{"type":"array","items":{"x-shared":"generated/validators/shared/note-definition-section.js"},"maxItems":200},"questionnaires":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"noteRules":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"signatureConfiguration":{"x-shared":"generated/validators/shared/reference.js"},"requiresEncounter":{"type":"boolean"},"requiresDiagnosis":{"type":"boolean"},"requiresCarePlanLink":{"type":"boolean"},"carryForward":{"type":"object","additionalProperties":false,"properties":{"mode":{"enum":["None","LastByMe","LastByAnyone"]},"maxAgeDays":{"type":"integer","minimum":1,"maximum":3650}}},"scribeFormat":{"enum":["BIRP","DAP","GIRPP","SIRP","BehavioralSOAP","HP","PhysicalSOAP"]},"sectionMap":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"formatSection":{"type":"string","maxLength":60},"sectionKey":{"type":"string","maxLength":60}},"required":["formatSection","sectionKey"]}},"printLayout":{"type":"object","additionalProperties":false,"properties":{"template":{"enum":["Standard","Compact","Letter"]},"header":{"type":"string","maxLength":500},"footer":{"type":"string","maxLength":500},"hideEmpty":{"type":"boolean"},"fontSize":{"type":"integer","minimum":8,"maximum":16}}},"titleTemplate":{"type":"string","maxLength":200},"securityLabels":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"releaseToPatient":{"enum":["Always","AfterSign","Manual","Never"]},"changeLog":{"type":"array","items":{"x-shared":"generated/validators/shared/change-log-entry.js"}},"replaces":{"x-shared":"generated/validators/shared/reference.js"}},"required":["id","resourceType","partition","display","meta","name","key","version","type","kinds","category","status","signatureConfiguration","requiresEncounter","requiresDiagnosis","requiresCarePlanLink","carryForward","printLayout","releaseToPatient"]};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.resourceType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resourceType"}});errors++;
}
if(data.partition === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "partition"}});errors++;
}
if(data.display === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "display"}});errors++;
}
if(data.meta === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "meta"}});errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"}});errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.kinds === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kinds"}});errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.signatureConfiguration === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signatureConfiguration"}});errors++;
}
if(data.requiresEncounter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "requiresEncounter"}});errors++;
}
if(data.requiresDiagnosis === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "requiresDiagnosis"}});errors++;
}
if(data.requiresCarePlanLink === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "requiresCarePlanLink"}});errors++;
}
if(data.carryForward === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "carryForward"}});errors++;
}
if(data.printLayout === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "printLayout"}});errors++;
}
if(data.releaseToPatient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "releaseToPatient"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("NoteDefinition" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "NoteDefinition"}});errors++;
}
}
if(data.partition !== undefined){
let data2 = data.partition;
if(typeof data2 === "string"){
if(func1(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.display !== undefined){
let data3 = data.display;
if(typeof data3 === "string"){
if(func1(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.identifiers !== undefined){
let data4 = data.identifiers;
if(Array.isArray(data4)){
if(data4.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data4[i0], {instancePath:instancePath+"/identifiers/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.meta !== undefined){
if(!(obj25(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj25.errors : vErrors.concat(obj25.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(func1(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.key !== undefined){
let data8 = data.key;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,59}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.version !== undefined){
let data9 = data.version;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data9 == "number"){
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.type !== undefined){
if(!(obj1.includes(data.type))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.kinds !== undefined){
let data11 = data.kinds;
if(Array.isArray(data11)){
if(data11.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/kinds",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(obj3.includes(data11[i1]))){
(vErrors ??= []).push({instancePath:instancePath+"/kinds/" + i1,keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
let i2 = data11.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func3(data11[i2], data11[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/kinds",keyword:"uniqueItems",params:{i: i2, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/kinds",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.category !== undefined){
let data13 = data.category;
if(typeof data13 === "string"){
if(func1(data13) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.status !== undefined){
if(!(obj5.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.programs !== undefined){
let data15 = data.programs;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i3=0; i3<len2; i3++){
if(!(obj7(data15[i3], {instancePath:instancePath+"/programs/" + i3,parentData:data15,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.services !== undefined){
let data17 = data.services;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i4=0; i4<len3; i4++){
if(!(obj7(data17[i4], {instancePath:instancePath+"/services/" + i4,parentData:data17,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.roles !== undefined){
let data19 = data.roles;
if(Array.isArray(data19)){
const len4 = data19.length;
for(let i5=0; i5<len4; i5++){
if(!(obj7(data19[i5], {instancePath:instancePath+"/roles/" + i5,parentData:data19,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/roles",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.licenses !== undefined){
let data21 = data.licenses;
if(Array.isArray(data21)){
const len5 = data21.length;
for(let i6=0; i6<len5; i6++){
if(!(obj10(data21[i6], {instancePath:instancePath+"/licenses/" + i6,parentData:data21,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/licenses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.sections !== undefined){
let data23 = data.sections;
if(Array.isArray(data23)){
if(data23.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len6 = data23.length;
for(let i7=0; i7<len6; i7++){
if(!(obj11(data23[i7], {instancePath:instancePath+"/sections/" + i7,parentData:data23,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.questionnaires !== undefined){
let data25 = data.questionnaires;
if(Array.isArray(data25)){
const len7 = data25.length;
for(let i8=0; i8<len7; i8++){
if(!(obj7(data25[i8], {instancePath:instancePath+"/questionnaires/" + i8,parentData:data25,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questionnaires",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.noteRules !== undefined){
let data27 = data.noteRules;
if(Array.isArray(data27)){
const len8 = data27.length;
for(let i9=0; i9<len8; i9++){
if(!(obj7(data27[i9], {instancePath:instancePath+"/noteRules/" + i9,parentData:data27,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/noteRules",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.signatureConfiguration !== undefined){
if(!(obj7(data.signatureConfiguration, {instancePath:instancePath+"/signatureConfiguration",parentData:data,parentDataProperty:"signatureConfiguration",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.requiresEncounter !== undefined){
if(typeof data.requiresEncounter !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/requiresEncounter",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.requiresDiagnosis !== undefined){
if(typeof data.requiresDiagnosis !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/requiresDiagnosis",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.requiresCarePlanLink !== undefined){
if(typeof data.requiresCarePlanLink !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/requiresCarePlanLink",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.carryForward !== undefined){
let data33 = data.carryForward;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key1 in data33){
if(!((key1 === "mode") || (key1 === "maxAgeDays"))){
(vErrors ??= []).push({instancePath:instancePath+"/carryForward",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data33.mode !== undefined){
if(!(obj15.includes(data33.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/carryForward/mode",keyword:"enum",params:{allowedValues: obj15}});errors++;
}
}
if(data33.maxAgeDays !== undefined){
let data35 = data33.maxAgeDays;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
(vErrors ??= []).push({instancePath:instancePath+"/carryForward/maxAgeDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data35 == "number"){
if(data35 > 3650 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/carryForward/maxAgeDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data35 < 1 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/carryForward/maxAgeDays",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carryForward",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.scribeFormat !== undefined){
if(!(obj17.includes(data.scribeFormat))){
(vErrors ??= []).push({instancePath:instancePath+"/scribeFormat",keyword:"enum",params:{allowedValues: obj17}});errors++;
}
}
if(data.sectionMap !== undefined){
let data37 = data.sectionMap;
if(Array.isArray(data37)){
const len9 = data37.length;
for(let i10=0; i10<len9; i10++){
let data38 = data37[i10];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.formatSection === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sectionMap/" + i10,keyword:"required",params:{missingProperty: "formatSection"}});errors++;
}
if(data38.sectionKey === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sectionMap/" + i10,keyword:"required",params:{missingProperty: "sectionKey"}});errors++;
}
for(const key2 in data38){
if(!((key2 === "formatSection") || (key2 === "sectionKey"))){
(vErrors ??= []).push({instancePath:instancePath+"/sectionMap/" + i10,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data38.formatSection !== undefined){
let data39 = data38.formatSection;
if(typeof data39 === "string"){
if(func1(data39) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/sectionMap/" + i10+"/formatSection",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sectionMap/" + i10+"/formatSection",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data38.sectionKey !== undefined){
let data40 = data38.sectionKey;
if(typeof data40 === "string"){
if(func1(data40) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/sectionMap/" + i10+"/sectionKey",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sectionMap/" + i10+"/sectionKey",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sectionMap/" + i10,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sectionMap",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.printLayout !== undefined){
let data41 = data.printLayout;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key3 in data41){
if(!(((((key3 === "template") || (key3 === "header")) || (key3 === "footer")) || (key3 === "hideEmpty")) || (key3 === "fontSize"))){
(vErrors ??= []).push({instancePath:instancePath+"/printLayout",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data41.template !== undefined){
if(!(obj19.includes(data41.template))){
(vErrors ??= []).push({instancePath:instancePath+"/printLayout/template",keyword:"enum",params:{allowedValues: obj19}});errors++;
}
}
if(data41.header !== undefined){
let data43 = data41.header;
if(typeof data43 === "string"){
if(func1(data43) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/printLayout/header",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/printLayout/header",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data41.footer !== undefined){
let data44 = data41.footer;
if(typeof data44 === "string"){
if(func1(data44) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/printLayout/footer",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/printLayout/footer",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data41.hideEmpty !== undefined){
if(typeof data41.hideEmpty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/printLayout/hideEmpty",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data41.fontSize !== undefined){
let data46 = data41.fontSize;
if(!((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46)))){
(vErrors ??= []).push({instancePath:instancePath+"/printLayout/fontSize",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data46 == "number"){
if(data46 > 16 || isNaN(data46)){
(vErrors ??= []).push({instancePath:instancePath+"/printLayout/fontSize",keyword:"maximum",params:{comparison: "<=", limit: 16}});errors++;
}
if(data46 < 8 || isNaN(data46)){
(vErrors ??= []).push({instancePath:instancePath+"/printLayout/fontSize",keyword:"minimum",params:{comparison: ">=", limit: 8}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/printLayout",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.titleTemplate !== undefined){
let data47 = data.titleTemplate;
if(typeof data47 === "string"){
if(func1(data47) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/titleTemplate",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/titleTemplate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.securityLabels !== undefined){
let data48 = data.securityLabels;
if(Array.isArray(data48)){
const len10 = data48.length;
for(let i11=0; i11<len10; i11++){
if(!(obj10(data48[i11], {instancePath:instancePath+"/securityLabels/" + i11,parentData:data48,parentDataProperty:i11,rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/securityLabels",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.releaseToPatient !== undefined){
if(!(obj22.includes(data.releaseToPatient))){
(vErrors ??= []).push({instancePath:instancePath+"/releaseToPatient",keyword:"enum",params:{allowedValues: obj22}});errors++;
}
}
if(data.changeLog !== undefined){
let data51 = data.changeLog;
if(Array.isArray(data51)){
const len11 = data51.length;
for(let i12=0; i12<len11; i12++){
if(!(obj49(data51[i12], {instancePath:instancePath+"/changeLog/" + i12,parentData:data51,parentDataProperty:i12,rootData}))){
vErrors = vErrors === null ? obj49.errors : vErrors.concat(obj49.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/changeLog",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.replaces !== undefined){
if(!(obj7(data.replaces, {instancePath:instancePath+"/replaces",parentData:data,parentDataProperty:"replaces",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

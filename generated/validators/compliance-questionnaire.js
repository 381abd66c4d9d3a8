// Generated from schemas/resources/compliance-questionnaire.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj11 } from './shared/reference.js'
import { validate as obj8 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"ComplianceQuestionnaire"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"status":{"enum":["Draft","Active","Retired"]},"replaces":false,"target":{"enum":["Chart","Note","Episode","Practitioner","Program"]},"sections":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"title":{"type":"string","maxLength":120},"weight":{"type":"number","minimum":0,"maximum":100}},"required":["id","title"]},"minItems":1,"maxItems":50},"questions":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"sectionId":{"type":"string","minLength":1,"maxLength":64},"text":{"type":"string","maxLength":300},"guidance":{"type":"string","maxLength":20000},"citation":{"type":"string","maxLength":200},"weight":{"type":"number","minimum":0,"maximum":100},"critical":{"type":"boolean"},"autoCheck":{"type":"string","maxLength":60},"allowNotApplicable":{"type":"boolean"},"evidenceRequired":{"type":"boolean"}},"required":["id","sectionId","text"]},"minItems":1,"maxItems":500},"passPercent":{"type":"integer","minimum":0,"maximum":100},"sampleRule":{"type":"object","additionalProperties":false,"properties":{"percent":{"type":"integer","minimum":1,"maximum":100},"count":{"type":"integer","minimum":1,"maximum":1000},"per":{"enum":["practitioner","program"]},"everyDays":{"type":"integer","minimum":1,"maximum":3650},"excludeSelf":{"type":"boolean"}},"required":["per","everyDays"]}},"required":["name","key","version","status","target","sections","questions"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Draft","Active","Retired"];
const obj3 = ["Chart","Note","Episode","Practitioner","Program"];
const obj5 = ["practitioner","program"];
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
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.target === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "target"}});errors++;
}
if(data.sections === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sections"}});errors++;
}
if(data.questions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "questions"}});errors++;
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
if("ComplianceQuestionnaire" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "ComplianceQuestionnaire"}});errors++;
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
if(data.status !== undefined){
if(!(obj1.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.replaces !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/replaces",keyword:"false schema",params:{}});errors++;
}
if(data.target !== undefined){
if(!(obj3.includes(data.target))){
(vErrors ??= []).push({instancePath:instancePath+"/target",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.sections !== undefined){
let data13 = data.sections;
if(Array.isArray(data13)){
if(data13.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"maxItems",params:{limit: 50}});errors++;
}
if(data13.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data14.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"required",params:{missingProperty: "title"}});errors++;
}
for(const key1 in data14){
if(!(((key1 === "id") || (key1 === "title")) || (key1 === "weight"))){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data14.id !== undefined){
let data15 = data14.id;
if(typeof data15 === "string"){
if(func1(data15) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data14.title !== undefined){
let data16 = data14.title;
if(typeof data16 === "string"){
if(func1(data16) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data14.weight !== undefined){
let data17 = data14.weight;
if(typeof data17 == "number"){
if(data17 > 100 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/weight",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/weight",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/weight",keyword:"type",params:{type: "number"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.questions !== undefined){
let data18 = data.questions;
if(Array.isArray(data18)){
if(data18.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/questions",keyword:"maxItems",params:{limit: 500}});errors++;
}
if(data18.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/questions",keyword:"minItems",params:{limit: 1}});errors++;
}
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
let data19 = data18[i2];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data19.sectionId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2,keyword:"required",params:{missingProperty: "sectionId"}});errors++;
}
if(data19.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2,keyword:"required",params:{missingProperty: "text"}});errors++;
}
for(const key2 in data19){
if(!(func0.call(schema0.properties.questions.items.properties, key2))){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data19.id !== undefined){
let data20 = data19.id;
if(typeof data20 === "string"){
if(func1(data20) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data20) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data19.sectionId !== undefined){
let data21 = data19.sectionId;
if(typeof data21 === "string"){
if(func1(data21) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/sectionId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/sectionId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/sectionId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data19.text !== undefined){
let data22 = data19.text;
if(typeof data22 === "string"){
if(func1(data22) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/text",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data19.guidance !== undefined){
let data23 = data19.guidance;
if(typeof data23 === "string"){
if(func1(data23) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/guidance",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/guidance",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data19.citation !== undefined){
let data24 = data19.citation;
if(typeof data24 === "string"){
if(func1(data24) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/citation",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/citation",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data19.weight !== undefined){
let data25 = data19.weight;
if(typeof data25 == "number"){
if(data25 > 100 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/weight",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data25 < 0 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/weight",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/weight",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data19.critical !== undefined){
if(typeof data19.critical !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/critical",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data19.autoCheck !== undefined){
let data27 = data19.autoCheck;
if(typeof data27 === "string"){
if(func1(data27) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/autoCheck",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/autoCheck",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data19.allowNotApplicable !== undefined){
if(typeof data19.allowNotApplicable !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/allowNotApplicable",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data19.evidenceRequired !== undefined){
if(typeof data19.evidenceRequired !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/evidenceRequired",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.passPercent !== undefined){
let data30 = data.passPercent;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
(vErrors ??= []).push({instancePath:instancePath+"/passPercent",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data30 == "number"){
if(data30 > 100 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/passPercent",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data30 < 0 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/passPercent",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.sampleRule !== undefined){
let data31 = data.sampleRule;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.per === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule",keyword:"required",params:{missingProperty: "per"}});errors++;
}
if(data31.everyDays === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule",keyword:"required",params:{missingProperty: "everyDays"}});errors++;
}
for(const key3 in data31){
if(!(((((key3 === "percent") || (key3 === "count")) || (key3 === "per")) || (key3 === "everyDays")) || (key3 === "excludeSelf"))){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data31.percent !== undefined){
let data32 = data31.percent;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/percent",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data32 == "number"){
if(data32 > 100 || isNaN(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/percent",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data32 < 1 || isNaN(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/percent",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data31.count !== undefined){
let data33 = data31.count;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/count",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data33 == "number"){
if(data33 > 1000 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/count",keyword:"maximum",params:{comparison: "<=", limit: 1000}});errors++;
}
if(data33 < 1 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/count",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data31.per !== undefined){
if(!(obj5.includes(data31.per))){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/per",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data31.everyDays !== undefined){
let data35 = data31.everyDays;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/everyDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data35 == "number"){
if(data35 > 3650 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/everyDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data35 < 1 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/everyDays",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data31.excludeSelf !== undefined){
if(typeof data31.excludeSelf !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/excludeSelf",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"ComplianceQuestionnaire"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"status":{"enum":["Draft","Active","Retired"]},"replaces":{"x-shared":"generated/validators/shared/reference.js"},"target":{"enum":["Chart","Note","Episode","Practitioner","Program"]},"sections":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"title":{"type":"string","maxLength":120},"weight":{"type":"number","minimum":0,"maximum":100}},"required":["id","title"]},"minItems":1,"maxItems":50},"questions":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"sectionId":{"type":"string","minLength":1,"maxLength":64},"text":{"type":"string","maxLength":300},"guidance":{"type":"string","maxLength":20000},"citation":{"type":"string","maxLength":200},"weight":{"type":"number","minimum":0,"maximum":100},"critical":{"type":"boolean"},"autoCheck":{"type":"string","maxLength":60},"allowNotApplicable":{"type":"boolean"},"evidenceRequired":{"type":"boolean"}},"required":["id","sectionId","text"]},"minItems":1,"maxItems":500},"passPercent":{"type":"integer","minimum":0,"maximum":100},"sampleRule":{"type":"object","additionalProperties":false,"properties":{"percent":{"type":"integer","minimum":1,"maximum":100},"count":{"type":"integer","minimum":1,"maximum":1000},"per":{"enum":["practitioner","program"]},"everyDays":{"type":"integer","minimum":1,"maximum":3650},"excludeSelf":{"type":"boolean"}},"required":["per","everyDays"]}},"required":["id","resourceType","partition","display","meta","name","key","version","status","target","sections","questions","passPercent"]};
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
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.target === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "target"}});errors++;
}
if(data.sections === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sections"}});errors++;
}
if(data.questions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "questions"}});errors++;
}
if(data.passPercent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "passPercent"}});errors++;
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
if("ComplianceQuestionnaire" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "ComplianceQuestionnaire"}});errors++;
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
if(!(obj8(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
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
if(data.status !== undefined){
if(!(obj1.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.replaces !== undefined){
if(!(obj11(data.replaces, {instancePath:instancePath+"/replaces",parentData:data,parentDataProperty:"replaces",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined){
if(!(obj3.includes(data.target))){
(vErrors ??= []).push({instancePath:instancePath+"/target",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.sections !== undefined){
let data13 = data.sections;
if(Array.isArray(data13)){
if(data13.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"maxItems",params:{limit: 50}});errors++;
}
if(data13.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data14.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"required",params:{missingProperty: "title"}});errors++;
}
for(const key1 in data14){
if(!(((key1 === "id") || (key1 === "title")) || (key1 === "weight"))){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data14.id !== undefined){
let data15 = data14.id;
if(typeof data15 === "string"){
if(func1(data15) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data14.title !== undefined){
let data16 = data14.title;
if(typeof data16 === "string"){
if(func1(data16) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data14.weight !== undefined){
let data17 = data14.weight;
if(typeof data17 == "number"){
if(data17 > 100 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/weight",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/weight",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/weight",keyword:"type",params:{type: "number"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.questions !== undefined){
let data18 = data.questions;
if(Array.isArray(data18)){
if(data18.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/questions",keyword:"maxItems",params:{limit: 500}});errors++;
}
if(data18.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/questions",keyword:"minItems",params:{limit: 1}});errors++;
}
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
let data19 = data18[i2];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data19.sectionId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2,keyword:"required",params:{missingProperty: "sectionId"}});errors++;
}
if(data19.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2,keyword:"required",params:{missingProperty: "text"}});errors++;
}
for(const key2 in data19){
if(!(func0.call(schema1.properties.questions.items.properties, key2))){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data19.id !== undefined){
let data20 = data19.id;
if(typeof data20 === "string"){
if(func1(data20) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data20) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data19.sectionId !== undefined){
let data21 = data19.sectionId;
if(typeof data21 === "string"){
if(func1(data21) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/sectionId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/sectionId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/sectionId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data19.text !== undefined){
let data22 = data19.text;
if(typeof data22 === "string"){
if(func1(data22) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/text",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data19.guidance !== undefined){
let data23 = data19.guidance;
if(typeof data23 === "string"){
if(func1(data23) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/guidance",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/guidance",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data19.citation !== undefined){
let data24 = data19.citation;
if(typeof data24 === "string"){
if(func1(data24) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/citation",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/citation",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data19.weight !== undefined){
let data25 = data19.weight;
if(typeof data25 == "number"){
if(data25 > 100 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/weight",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data25 < 0 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/weight",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/weight",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data19.critical !== undefined){
if(typeof data19.critical !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/critical",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data19.autoCheck !== undefined){
let data27 = data19.autoCheck;
if(typeof data27 === "string"){
if(func1(data27) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/autoCheck",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/autoCheck",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data19.allowNotApplicable !== undefined){
if(typeof data19.allowNotApplicable !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/allowNotApplicable",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data19.evidenceRequired !== undefined){
if(typeof data19.evidenceRequired !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2+"/evidenceRequired",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.passPercent !== undefined){
let data30 = data.passPercent;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
(vErrors ??= []).push({instancePath:instancePath+"/passPercent",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data30 == "number"){
if(data30 > 100 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/passPercent",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data30 < 0 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/passPercent",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.sampleRule !== undefined){
let data31 = data.sampleRule;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.per === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule",keyword:"required",params:{missingProperty: "per"}});errors++;
}
if(data31.everyDays === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule",keyword:"required",params:{missingProperty: "everyDays"}});errors++;
}
for(const key3 in data31){
if(!(((((key3 === "percent") || (key3 === "count")) || (key3 === "per")) || (key3 === "everyDays")) || (key3 === "excludeSelf"))){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data31.percent !== undefined){
let data32 = data31.percent;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/percent",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data32 == "number"){
if(data32 > 100 || isNaN(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/percent",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data32 < 1 || isNaN(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/percent",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data31.count !== undefined){
let data33 = data31.count;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/count",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data33 == "number"){
if(data33 > 1000 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/count",keyword:"maximum",params:{comparison: "<=", limit: 1000}});errors++;
}
if(data33 < 1 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/count",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data31.per !== undefined){
if(!(obj5.includes(data31.per))){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/per",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data31.everyDays !== undefined){
let data35 = data31.everyDays;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/everyDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data35 == "number"){
if(data35 > 3650 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/everyDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data35 < 1 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/everyDays",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data31.excludeSelf !== undefined){
if(typeof data31.excludeSelf !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule/excludeSelf",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sampleRule",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

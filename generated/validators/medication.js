// Generated from schemas/resources/medication.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj18 } from './shared/meta.js'
import { validate as obj2 } from './shared/coded-value.js'
import { validate as obj39 } from './shared/medication-state.js'
import { validate as obj8 } from './shared/approximate.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Medication"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"patient":{"x-shared":"generated/validators/shared/reference.js"},"medication":{"x-shared":"generated/validators/shared/coded-value.js"},"noMedications":{"type":"boolean"},"status":{"enum":["Active","Completed","Stopped","OnHold","Unknown","EnteredInError"]},"kind":{"enum":["Prescribed","OTC","Herbal","LongActingInjectable","OpioidTreatment"]},"dose":{"type":"string","maxLength":60},"route":{"type":"string","maxLength":60},"frequency":{"type":"string","maxLength":60},"asNeeded":{"type":"boolean"},"indication":{"x-shared":"generated/validators/shared/reference.js"},"startDate":{"x-shared":"generated/validators/shared/approximate.js"},"endDate":{"x-shared":"generated/validators/shared/approximate.js"},"prescriber":{"type":"object","additionalProperties":false,"properties":{"practitioner":{"x-shared":"generated/validators/shared/reference.js"},"text":{"type":"string","maxLength":120}},"minProperties":1,"required":[]},"pharmacy":{"x-shared":"generated/validators/shared/reference.js"},"quantity":{"type":"integer","minimum":0},"refills":{"type":"integer","minimum":0},"lastDispensed":{"type":"string","format":"date"},"adherence":{"enum":["Taking","Partial","NotTaking","Unknown"]},"sideEffects":{"type":"string","maxLength":20000},"psychotropic":{"type":"boolean"},"consent":{"x-shared":"generated/validators/shared/reference.js"},"informationSource":{"enum":["Patient","Family","Pharmacy","Record"]},"stopReason":{"type":"string","maxLength":200},"reviewed":false,"note":false,"noteRow":false,"noteChange":false},"required":["patient","status","kind"]};
const func0 = Object.prototype.hasOwnProperty;
const obj3 = ["Active","Completed","Stopped","OnHold","Unknown","EnteredInError"];
const obj5 = ["Prescribed","OTC","Herbal","LongActingInjectable","OpioidTreatment"];
const obj12 = ["Taking","Partial","NotTaking","Unknown"];
const obj15 = ["Patient","Family","Pharmacy","Record"];
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
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
if("Medication" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Medication"}});errors++;
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
if(data.patient !== undefined){
if(!(obj1(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.medication !== undefined){
if(!(obj2(data.medication, {instancePath:instancePath+"/medication",parentData:data,parentDataProperty:"medication",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.noMedications !== undefined){
if(typeof data.noMedications !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/noMedications",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj5.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.dose !== undefined){
let data12 = data.dose;
if(typeof data12 === "string"){
if(func1(data12) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/dose",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dose",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.route !== undefined){
let data13 = data.route;
if(typeof data13 === "string"){
if(func1(data13) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/route",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/route",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.frequency !== undefined){
let data14 = data.frequency;
if(typeof data14 === "string"){
if(func1(data14) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/frequency",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/frequency",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.asNeeded !== undefined){
if(typeof data.asNeeded !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/asNeeded",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.indication !== undefined){
if(!(obj1(data.indication, {instancePath:instancePath+"/indication",parentData:data,parentDataProperty:"indication",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.startDate !== undefined){
if(!(obj8(data.startDate, {instancePath:instancePath+"/startDate",parentData:data,parentDataProperty:"startDate",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.endDate !== undefined){
if(!(obj8(data.endDate, {instancePath:instancePath+"/endDate",parentData:data,parentDataProperty:"endDate",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.prescriber !== undefined){
let data19 = data.prescriber;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(Object.keys(data19).length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/prescriber",keyword:"minProperties",params:{limit: 1}});errors++;
}
for(const key1 in data19){
if(!((key1 === "practitioner") || (key1 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/prescriber",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data19.practitioner !== undefined){
if(!(obj1(data19.practitioner, {instancePath:instancePath+"/prescriber/practitioner",parentData:data19,parentDataProperty:"practitioner",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data19.text !== undefined){
let data21 = data19.text;
if(typeof data21 === "string"){
if(func1(data21) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/prescriber/text",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prescriber/text",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prescriber",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.pharmacy !== undefined){
if(!(obj1(data.pharmacy, {instancePath:instancePath+"/pharmacy",parentData:data,parentDataProperty:"pharmacy",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.quantity !== undefined){
let data23 = data.quantity;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.refills !== undefined){
let data24 = data.refills;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
(vErrors ??= []).push({instancePath:instancePath+"/refills",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data24 == "number"){
if(data24 < 0 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/refills",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.lastDispensed !== undefined){
let data25 = data.lastDispensed;
if(typeof data25 === "string"){
if(!(formats0.validate(data25))){
(vErrors ??= []).push({instancePath:instancePath+"/lastDispensed",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lastDispensed",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.adherence !== undefined){
if(!(obj12.includes(data.adherence))){
(vErrors ??= []).push({instancePath:instancePath+"/adherence",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data.sideEffects !== undefined){
let data27 = data.sideEffects;
if(typeof data27 === "string"){
if(func1(data27) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/sideEffects",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sideEffects",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.psychotropic !== undefined){
if(typeof data.psychotropic !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/psychotropic",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.consent !== undefined){
if(!(obj1(data.consent, {instancePath:instancePath+"/consent",parentData:data,parentDataProperty:"consent",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.informationSource !== undefined){
if(!(obj15.includes(data.informationSource))){
(vErrors ??= []).push({instancePath:instancePath+"/informationSource",keyword:"enum",params:{allowedValues: obj15}});errors++;
}
}
if(data.stopReason !== undefined){
let data31 = data.stopReason;
if(typeof data31 === "string"){
if(func1(data31) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/stopReason",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stopReason",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.reviewed !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reviewed",keyword:"false schema",params:{}});errors++;
}
if(data.note !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"false schema",params:{}});errors++;
}
if(data.noteRow !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/noteRow",keyword:"false schema",params:{}});errors++;
}
if(data.noteChange !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/noteChange",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Medication"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"medication":{"x-shared":"generated/validators/shared/coded-value.js"},"noMedications":{"type":"boolean"},"status":{"enum":["Active","Completed","Stopped","OnHold","Unknown","EnteredInError"]},"kind":{"enum":["Prescribed","OTC","Herbal","LongActingInjectable","OpioidTreatment"]},"dose":{"type":"string","maxLength":60},"route":{"type":"string","maxLength":60},"frequency":{"type":"string","maxLength":60},"asNeeded":{"type":"boolean"},"indication":{"x-shared":"generated/validators/shared/reference.js"},"startDate":{"x-shared":"generated/validators/shared/approximate.js"},"endDate":{"x-shared":"generated/validators/shared/approximate.js"},"prescriber":{"type":"object","additionalProperties":false,"properties":{"practitioner":{"x-shared":"generated/validators/shared/reference.js"},"text":{"type":"string","maxLength":120}},"minProperties":1},"pharmacy":{"x-shared":"generated/validators/shared/reference.js"},"quantity":{"type":"integer","minimum":0},"refills":{"type":"integer","minimum":0},"lastDispensed":{"type":"string","format":"date"},"adherence":{"enum":["Taking","Partial","NotTaking","Unknown"]},"sideEffects":{"type":"string","maxLength":20000},"psychotropic":{"type":"boolean"},"consent":{"x-shared":"generated/validators/shared/reference.js"},"informationSource":{"enum":["Patient","Family","Pharmacy","Record"]},"stopReason":{"type":"string","maxLength":200},"reviewed":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"by":{"x-shared":"generated/validators/shared/reference.js"},"at":{"type":"string","format":"date-time"},"encounter":{"x-shared":"generated/validators/shared/reference.js"}}}},"note":{"x-shared":"generated/validators/shared/reference.js"},"noteRow":{"type":"string","maxLength":300},"noteChange":{"type":"object","additionalProperties":false,"properties":{"note":{"x-shared":"generated/validators/shared/reference.js"},"row":{"type":"string","maxLength":300},"was":{"x-shared":"generated/validators/shared/medication-state.js"}},"required":["note","row","was"]}},"required":["id","resourceType","partition","display","meta","patient","noMedications","status","kind","asNeeded","psychotropic"]};
const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats6 = formats["date-time"];
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
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.noMedications === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "noMedications"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.asNeeded === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "asNeeded"}});errors++;
}
if(data.psychotropic === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "psychotropic"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats2.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("Medication" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Medication"}});errors++;
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
if(!(obj18(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj18.errors : vErrors.concat(obj18.errors);
errors = vErrors.length;
}
}
if(data.patient !== undefined){
if(!(obj1(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.medication !== undefined){
if(!(obj2(data.medication, {instancePath:instancePath+"/medication",parentData:data,parentDataProperty:"medication",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.noMedications !== undefined){
if(typeof data.noMedications !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/noMedications",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj5.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.dose !== undefined){
let data12 = data.dose;
if(typeof data12 === "string"){
if(func1(data12) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/dose",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dose",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.route !== undefined){
let data13 = data.route;
if(typeof data13 === "string"){
if(func1(data13) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/route",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/route",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.frequency !== undefined){
let data14 = data.frequency;
if(typeof data14 === "string"){
if(func1(data14) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/frequency",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/frequency",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.asNeeded !== undefined){
if(typeof data.asNeeded !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/asNeeded",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.indication !== undefined){
if(!(obj1(data.indication, {instancePath:instancePath+"/indication",parentData:data,parentDataProperty:"indication",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.startDate !== undefined){
if(!(obj8(data.startDate, {instancePath:instancePath+"/startDate",parentData:data,parentDataProperty:"startDate",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.endDate !== undefined){
if(!(obj8(data.endDate, {instancePath:instancePath+"/endDate",parentData:data,parentDataProperty:"endDate",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.prescriber !== undefined){
let data19 = data.prescriber;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(Object.keys(data19).length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/prescriber",keyword:"minProperties",params:{limit: 1}});errors++;
}
for(const key1 in data19){
if(!((key1 === "practitioner") || (key1 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/prescriber",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data19.practitioner !== undefined){
if(!(obj1(data19.practitioner, {instancePath:instancePath+"/prescriber/practitioner",parentData:data19,parentDataProperty:"practitioner",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data19.text !== undefined){
let data21 = data19.text;
if(typeof data21 === "string"){
if(func1(data21) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/prescriber/text",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prescriber/text",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prescriber",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.pharmacy !== undefined){
if(!(obj1(data.pharmacy, {instancePath:instancePath+"/pharmacy",parentData:data,parentDataProperty:"pharmacy",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.quantity !== undefined){
let data23 = data.quantity;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.refills !== undefined){
let data24 = data.refills;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
(vErrors ??= []).push({instancePath:instancePath+"/refills",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data24 == "number"){
if(data24 < 0 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/refills",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.lastDispensed !== undefined){
let data25 = data.lastDispensed;
if(typeof data25 === "string"){
if(!(formats0.validate(data25))){
(vErrors ??= []).push({instancePath:instancePath+"/lastDispensed",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lastDispensed",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.adherence !== undefined){
if(!(obj12.includes(data.adherence))){
(vErrors ??= []).push({instancePath:instancePath+"/adherence",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data.sideEffects !== undefined){
let data27 = data.sideEffects;
if(typeof data27 === "string"){
if(func1(data27) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/sideEffects",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sideEffects",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.psychotropic !== undefined){
if(typeof data.psychotropic !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/psychotropic",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.consent !== undefined){
if(!(obj1(data.consent, {instancePath:instancePath+"/consent",parentData:data,parentDataProperty:"consent",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.informationSource !== undefined){
if(!(obj15.includes(data.informationSource))){
(vErrors ??= []).push({instancePath:instancePath+"/informationSource",keyword:"enum",params:{allowedValues: obj15}});errors++;
}
}
if(data.stopReason !== undefined){
let data31 = data.stopReason;
if(typeof data31 === "string"){
if(func1(data31) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/stopReason",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stopReason",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.reviewed !== undefined){
let data32 = data.reviewed;
if(Array.isArray(data32)){
const len1 = data32.length;
for(let i1=0; i1<len1; i1++){
let data33 = data32[i1];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key2 in data33){
if(!(((key2 === "by") || (key2 === "at")) || (key2 === "encounter"))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewed/" + i1,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data33.by !== undefined){
if(!(obj1(data33.by, {instancePath:instancePath+"/reviewed/" + i1+"/by",parentData:data33,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data33.at !== undefined){
let data35 = data33.at;
if(typeof data35 === "string"){
if(!(formats6.validate(data35))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewed/" + i1+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewed/" + i1+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data33.encounter !== undefined){
if(!(obj1(data33.encounter, {instancePath:instancePath+"/reviewed/" + i1+"/encounter",parentData:data33,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewed/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewed",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.note !== undefined){
if(!(obj1(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.noteRow !== undefined){
let data38 = data.noteRow;
if(typeof data38 === "string"){
if(func1(data38) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/noteRow",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/noteRow",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.noteChange !== undefined){
let data39 = data.noteChange;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.note === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/noteChange",keyword:"required",params:{missingProperty: "note"}});errors++;
}
if(data39.row === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/noteChange",keyword:"required",params:{missingProperty: "row"}});errors++;
}
if(data39.was === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/noteChange",keyword:"required",params:{missingProperty: "was"}});errors++;
}
for(const key3 in data39){
if(!(((key3 === "note") || (key3 === "row")) || (key3 === "was"))){
(vErrors ??= []).push({instancePath:instancePath+"/noteChange",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data39.note !== undefined){
if(!(obj1(data39.note, {instancePath:instancePath+"/noteChange/note",parentData:data39,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data39.row !== undefined){
let data41 = data39.row;
if(typeof data41 === "string"){
if(func1(data41) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/noteChange/row",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/noteChange/row",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data39.was !== undefined){
if(!(obj39(data39.was, {instancePath:instancePath+"/noteChange/was",parentData:data39,parentDataProperty:"was",rootData}))){
vErrors = vErrors === null ? obj39.errors : vErrors.concat(obj39.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/noteChange",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

// Generated from schemas/resources/care-plan-session.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj14 } from './shared/meta.js'
import { validate as obj28 } from './shared/signature.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"CarePlanSession"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"subject":{"x-shared":"generated/validators/shared/reference.js"},"carePlan":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"enum":["Initial","Periodic","ConditionChange","Discharge"]},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"note":{"x-shared":"generated/validators/shared/reference.js"},"date":{"type":"string","format":"date-time"},"progress":{"enum":["NotStarted","InProgress","Complete"]},"participants":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"person":{"x-shared":"generated/validators/shared/reference.js"},"present":{"type":"boolean"},"signatureNeeded":{"type":"boolean"}},"required":["person"]}},"items":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"problemId":{"type":"string","minLength":1,"maxLength":64},"goalId":{"type":"string","minLength":1,"maxLength":64},"objectiveId":{"type":"string","minLength":1,"maxLength":64},"interventionId":{"type":"string","minLength":1,"maxLength":64},"addressed":{"type":"boolean"},"outcome":{"x-shared":"generated/validators/shared/reference.js"},"comment":{"type":"string","maxLength":1000},"decision":{"enum":["Continue","Modify","Achieve","Abandon","Add"]},"statement":{"type":"string","minLength":1,"maxLength":500},"target":{"type":"string","format":"date"}},"required":["problemId","goalId","decision"]},"maxItems":500},"summary":{"type":"string","maxLength":20000},"nextReview":{"type":"string","format":"date"},"resultingPlan":false,"signatures":false,"patientSignatures":false},"required":["subject","carePlan","kind","date","progress"]};
const func0 = Object.prototype.hasOwnProperty;
const obj3 = ["Initial","Periodic","ConditionChange","Discharge"];
const obj7 = ["NotStarted","InProgress","Complete"];
const obj11 = ["Continue","Modify","Achieve","Abandon","Add"];
const formats0 = formats["date-time"];
const formats2 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
if(data.carePlan === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "carePlan"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "date"}});errors++;
}
if(data.progress === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "progress"}});errors++;
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
if("CarePlanSession" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "CarePlanSession"}});errors++;
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
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.carePlan !== undefined){
if(!(obj1(data.carePlan, {instancePath:instancePath+"/carePlan",parentData:data,parentDataProperty:"carePlan",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(obj3.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.encounter !== undefined){
if(!(obj1(data.encounter, {instancePath:instancePath+"/encounter",parentData:data,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(obj1(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
let data12 = data.date;
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.progress !== undefined){
if(!(obj7.includes(data.progress))){
(vErrors ??= []).push({instancePath:instancePath+"/progress",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.participants !== undefined){
let data14 = data.participants;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.person === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i1,keyword:"required",params:{missingProperty: "person"}});errors++;
}
for(const key1 in data15){
if(!(((key1 === "person") || (key1 === "present")) || (key1 === "signatureNeeded"))){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data15.person !== undefined){
if(!(obj1(data15.person, {instancePath:instancePath+"/participants/" + i1+"/person",parentData:data15,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data15.present !== undefined){
if(typeof data15.present !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i1+"/present",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data15.signatureNeeded !== undefined){
if(typeof data15.signatureNeeded !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i1+"/signatureNeeded",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.items !== undefined){
let data19 = data.items;
if(Array.isArray(data19)){
if(data19.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.problemId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2,keyword:"required",params:{missingProperty: "problemId"}});errors++;
}
if(data20.goalId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2,keyword:"required",params:{missingProperty: "goalId"}});errors++;
}
if(data20.decision === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2,keyword:"required",params:{missingProperty: "decision"}});errors++;
}
for(const key2 in data20){
if(!(func0.call(schema0.properties.items.items.properties, key2))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data20.problemId !== undefined){
let data21 = data20.problemId;
if(typeof data21 === "string"){
if(func1(data21) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/problemId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/problemId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/problemId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.goalId !== undefined){
let data22 = data20.goalId;
if(typeof data22 === "string"){
if(func1(data22) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/goalId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data22) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/goalId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/goalId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.objectiveId !== undefined){
let data23 = data20.objectiveId;
if(typeof data23 === "string"){
if(func1(data23) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/objectiveId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data23) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/objectiveId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/objectiveId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.interventionId !== undefined){
let data24 = data20.interventionId;
if(typeof data24 === "string"){
if(func1(data24) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/interventionId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data24) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/interventionId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/interventionId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.addressed !== undefined){
if(typeof data20.addressed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/addressed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data20.outcome !== undefined){
if(!(obj1(data20.outcome, {instancePath:instancePath+"/items/" + i2+"/outcome",parentData:data20,parentDataProperty:"outcome",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data20.comment !== undefined){
let data27 = data20.comment;
if(typeof data27 === "string"){
if(func1(data27) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/comment",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.decision !== undefined){
if(!(obj11.includes(data20.decision))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/decision",keyword:"enum",params:{allowedValues: obj11}});errors++;
}
}
if(data20.statement !== undefined){
let data29 = data20.statement;
if(typeof data29 === "string"){
if(func1(data29) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/statement",keyword:"maxLength",params:{limit: 500}});errors++;
}
if(func1(data29) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/statement",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/statement",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.target !== undefined){
let data30 = data20.target;
if(typeof data30 === "string"){
if(!(formats2.validate(data30))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/target",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/target",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.summary !== undefined){
let data31 = data.summary;
if(typeof data31 === "string"){
if(func1(data31) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.nextReview !== undefined){
let data32 = data.nextReview;
if(typeof data32 === "string"){
if(!(formats2.validate(data32))){
(vErrors ??= []).push({instancePath:instancePath+"/nextReview",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/nextReview",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resultingPlan !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/resultingPlan",keyword:"false schema",params:{}});errors++;
}
if(data.signatures !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/signatures",keyword:"false schema",params:{}});errors++;
}
if(data.patientSignatures !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/patientSignatures",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"CarePlanSession"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"subject":{"x-shared":"generated/validators/shared/reference.js"},"carePlan":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"enum":["Initial","Periodic","ConditionChange","Discharge"]},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"note":{"x-shared":"generated/validators/shared/reference.js"},"date":{"type":"string","format":"date-time"},"progress":{"enum":["NotStarted","InProgress","Complete"]},"participants":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"person":{"x-shared":"generated/validators/shared/reference.js"},"present":{"type":"boolean"},"signatureNeeded":{"type":"boolean"}},"required":["person"]}},"items":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"problemId":{"type":"string","minLength":1,"maxLength":64},"goalId":{"type":"string","minLength":1,"maxLength":64},"objectiveId":{"type":"string","minLength":1,"maxLength":64},"interventionId":{"type":"string","minLength":1,"maxLength":64},"addressed":{"type":"boolean"},"outcome":{"x-shared":"generated/validators/shared/reference.js"},"comment":{"type":"string","maxLength":1000},"decision":{"enum":["Continue","Modify","Achieve","Abandon","Add"]},"statement":{"type":"string","minLength":1,"maxLength":500},"target":{"type":"string","format":"date"}},"required":["problemId","goalId","decision"]},"maxItems":500},"summary":{"type":"string","maxLength":20000},"nextReview":{"type":"string","format":"date"},"resultingPlan":{"x-shared":"generated/validators/shared/reference.js"},"signatures":{"type":"array","items":{"x-shared":"generated/validators/shared/signature.js"}},"patientSignatures":{"type":"array","items":{"x-shared":"generated/validators/shared/signature.js"}}},"required":["id","resourceType","partition","display","meta","subject","carePlan","kind","date","progress"]};
const formats6 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
if(data.carePlan === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "carePlan"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "date"}});errors++;
}
if(data.progress === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "progress"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats6.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("CarePlanSession" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "CarePlanSession"}});errors++;
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
if(!(obj14(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.carePlan !== undefined){
if(!(obj1(data.carePlan, {instancePath:instancePath+"/carePlan",parentData:data,parentDataProperty:"carePlan",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(obj3.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.encounter !== undefined){
if(!(obj1(data.encounter, {instancePath:instancePath+"/encounter",parentData:data,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(obj1(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
let data12 = data.date;
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.progress !== undefined){
if(!(obj7.includes(data.progress))){
(vErrors ??= []).push({instancePath:instancePath+"/progress",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.participants !== undefined){
let data14 = data.participants;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.person === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i1,keyword:"required",params:{missingProperty: "person"}});errors++;
}
for(const key1 in data15){
if(!(((key1 === "person") || (key1 === "present")) || (key1 === "signatureNeeded"))){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data15.person !== undefined){
if(!(obj1(data15.person, {instancePath:instancePath+"/participants/" + i1+"/person",parentData:data15,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data15.present !== undefined){
if(typeof data15.present !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i1+"/present",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data15.signatureNeeded !== undefined){
if(typeof data15.signatureNeeded !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i1+"/signatureNeeded",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.items !== undefined){
let data19 = data.items;
if(Array.isArray(data19)){
if(data19.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.problemId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2,keyword:"required",params:{missingProperty: "problemId"}});errors++;
}
if(data20.goalId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2,keyword:"required",params:{missingProperty: "goalId"}});errors++;
}
if(data20.decision === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2,keyword:"required",params:{missingProperty: "decision"}});errors++;
}
for(const key2 in data20){
if(!(func0.call(schema1.properties.items.items.properties, key2))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data20.problemId !== undefined){
let data21 = data20.problemId;
if(typeof data21 === "string"){
if(func1(data21) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/problemId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/problemId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/problemId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.goalId !== undefined){
let data22 = data20.goalId;
if(typeof data22 === "string"){
if(func1(data22) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/goalId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data22) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/goalId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/goalId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.objectiveId !== undefined){
let data23 = data20.objectiveId;
if(typeof data23 === "string"){
if(func1(data23) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/objectiveId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data23) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/objectiveId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/objectiveId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.interventionId !== undefined){
let data24 = data20.interventionId;
if(typeof data24 === "string"){
if(func1(data24) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/interventionId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data24) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/interventionId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/interventionId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.addressed !== undefined){
if(typeof data20.addressed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/addressed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data20.outcome !== undefined){
if(!(obj1(data20.outcome, {instancePath:instancePath+"/items/" + i2+"/outcome",parentData:data20,parentDataProperty:"outcome",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data20.comment !== undefined){
let data27 = data20.comment;
if(typeof data27 === "string"){
if(func1(data27) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/comment",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.decision !== undefined){
if(!(obj11.includes(data20.decision))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/decision",keyword:"enum",params:{allowedValues: obj11}});errors++;
}
}
if(data20.statement !== undefined){
let data29 = data20.statement;
if(typeof data29 === "string"){
if(func1(data29) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/statement",keyword:"maxLength",params:{limit: 500}});errors++;
}
if(func1(data29) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/statement",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/statement",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.target !== undefined){
let data30 = data20.target;
if(typeof data30 === "string"){
if(!(formats2.validate(data30))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/target",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2+"/target",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.summary !== undefined){
let data31 = data.summary;
if(typeof data31 === "string"){
if(func1(data31) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.nextReview !== undefined){
let data32 = data.nextReview;
if(typeof data32 === "string"){
if(!(formats2.validate(data32))){
(vErrors ??= []).push({instancePath:instancePath+"/nextReview",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/nextReview",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resultingPlan !== undefined){
if(!(obj1(data.resultingPlan, {instancePath:instancePath+"/resultingPlan",parentData:data,parentDataProperty:"resultingPlan",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.signatures !== undefined){
let data34 = data.signatures;
if(Array.isArray(data34)){
const len3 = data34.length;
for(let i3=0; i3<len3; i3++){
if(!(obj28(data34[i3], {instancePath:instancePath+"/signatures/" + i3,parentData:data34,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj28.errors : vErrors.concat(obj28.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signatures",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.patientSignatures !== undefined){
let data36 = data.patientSignatures;
if(Array.isArray(data36)){
const len4 = data36.length;
for(let i4=0; i4<len4; i4++){
if(!(obj28(data36[i4], {instancePath:instancePath+"/patientSignatures/" + i4,parentData:data36,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj28.errors : vErrors.concat(obj28.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientSignatures",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

// Generated from schemas/resources/care-plan-outcome.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj11 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"CarePlanOutcome"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"subject":{"x-shared":"generated/validators/shared/reference.js"},"carePlan":{"x-shared":"generated/validators/shared/reference.js"},"goalId":{"type":"string","minLength":1,"maxLength":64},"objectiveId":{"type":"string","minLength":1,"maxLength":64},"date":{"type":"string","format":"date"},"rating":{"enum":["MuchWorse","Worse","NoChange","Improved","MuchImproved","Met"]},"status":{"enum":["NotAchieved","InProgress","Achieved","Abandoned"]},"score":{"type":"number"},"percentComplete":{"type":"integer","minimum":0,"maximum":100},"response":{"x-shared":"generated/validators/shared/reference.js"},"note":{"x-shared":"generated/validators/shared/reference.js"},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"author":false,"comment":{"type":"string","maxLength":2000}},"required":["subject","carePlan","goalId","date","rating"]};
const func0 = Object.prototype.hasOwnProperty;
const obj3 = ["MuchWorse","Worse","NoChange","Improved","MuchImproved","Met"];
const obj5 = ["NotAchieved","InProgress","Achieved","Abandoned"];
const formats0 = formats.date;
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
if(data.goalId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "goalId"}});errors++;
}
if(data.date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "date"}});errors++;
}
if(data.rating === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rating"}});errors++;
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
if("CarePlanOutcome" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "CarePlanOutcome"}});errors++;
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
if(data.goalId !== undefined){
let data9 = data.goalId;
if(typeof data9 === "string"){
if(func1(data9) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/goalId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/goalId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/goalId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.objectiveId !== undefined){
let data10 = data.objectiveId;
if(typeof data10 === "string"){
if(func1(data10) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/objectiveId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/objectiveId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/objectiveId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.date !== undefined){
let data11 = data.date;
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.rating !== undefined){
if(!(obj3.includes(data.rating))){
(vErrors ??= []).push({instancePath:instancePath+"/rating",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.status !== undefined){
if(!(obj5.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.score !== undefined){
if(!(typeof data.score == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.percentComplete !== undefined){
let data15 = data.percentComplete;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/percentComplete",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data15 == "number"){
if(data15 > 100 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/percentComplete",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data15 < 0 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/percentComplete",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.response !== undefined){
if(!(obj1(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
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
if(data.encounter !== undefined){
if(!(obj1(data.encounter, {instancePath:instancePath+"/encounter",parentData:data,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"false schema",params:{}});errors++;
}
if(data.comment !== undefined){
let data20 = data.comment;
if(typeof data20 === "string"){
if(func1(data20) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"type",params:{type: "string"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"CarePlanOutcome"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"subject":{"x-shared":"generated/validators/shared/reference.js"},"carePlan":{"x-shared":"generated/validators/shared/reference.js"},"goalId":{"type":"string","minLength":1,"maxLength":64},"objectiveId":{"type":"string","minLength":1,"maxLength":64},"date":{"type":"string","format":"date"},"rating":{"enum":["MuchWorse","Worse","NoChange","Improved","MuchImproved","Met"]},"status":{"enum":["NotAchieved","InProgress","Achieved","Abandoned"]},"score":{"type":"number"},"percentComplete":{"type":"integer","minimum":0,"maximum":100},"response":{"x-shared":"generated/validators/shared/reference.js"},"note":{"x-shared":"generated/validators/shared/reference.js"},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"author":{"x-shared":"generated/validators/shared/reference.js"},"comment":{"type":"string","maxLength":2000}},"required":["id","resourceType","partition","display","meta","subject","carePlan","goalId","date","rating","author"]};
const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
if(data.goalId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "goalId"}});errors++;
}
if(data.date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "date"}});errors++;
}
if(data.rating === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rating"}});errors++;
}
if(data.author === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "author"}});errors++;
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
if("CarePlanOutcome" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "CarePlanOutcome"}});errors++;
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
if(!(obj11(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
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
if(data.goalId !== undefined){
let data9 = data.goalId;
if(typeof data9 === "string"){
if(func1(data9) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/goalId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/goalId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/goalId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.objectiveId !== undefined){
let data10 = data.objectiveId;
if(typeof data10 === "string"){
if(func1(data10) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/objectiveId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/objectiveId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/objectiveId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.date !== undefined){
let data11 = data.date;
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.rating !== undefined){
if(!(obj3.includes(data.rating))){
(vErrors ??= []).push({instancePath:instancePath+"/rating",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.status !== undefined){
if(!(obj5.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.score !== undefined){
if(!(typeof data.score == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.percentComplete !== undefined){
let data15 = data.percentComplete;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/percentComplete",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data15 == "number"){
if(data15 > 100 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/percentComplete",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data15 < 0 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/percentComplete",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.response !== undefined){
if(!(obj1(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
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
if(data.encounter !== undefined){
if(!(obj1(data.encounter, {instancePath:instancePath+"/encounter",parentData:data,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(obj1(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.comment !== undefined){
let data20 = data.comment;
if(typeof data20 === "string"){
if(func1(data20) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

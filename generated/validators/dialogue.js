// Generated from schemas/resources/dialogue.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj17 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Dialogue"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"subject":{"x-shared":"generated/validators/shared/reference.js"},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"enum":["GuidedInterview","RoutineObservation","Assistant"]},"script":{"x-shared":"generated/validators/shared/reference.js"},"routines":{"x-shared":"generated/validators/shared/reference.js"},"progress":{"enum":["NotStarted","InProgress","Complete"]},"started":{"type":"string","format":"date-time"},"ended":{"type":"string","format":"date-time"},"conductor":{"x-shared":"generated/validators/shared/reference.js"},"turns":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"at":false,"speaker":{"enum":["Staff","Patient","System"]},"stepId":{"type":"string","minLength":1,"maxLength":64},"routineId":{"type":"string","minLength":1,"maxLength":64},"text":{"type":"string","maxLength":4000},"value":{"type":"string","maxLength":500},"promptLevel":{"enum":["Independent","Verbal","Gestural","Modelled","PartialPhysical","FullPhysical","Refused","NotOffered"]},"durationSeconds":{"type":"integer","minimum":0,"maximum":864000},"flagged":{"type":"boolean"},"lateReason":{"type":"string","maxLength":200}},"required":["id","speaker"]},"maxItems":5000},"results":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"key":{"type":"string","maxLength":64},"label":{"type":"string","maxLength":120},"measure":{"enum":["YesNo","Count","DurationMinutes","PromptLevel","Scale","Choice","Text"]},"value":{"type":"string","maxLength":500},"observation":false},"required":["key","value"]},"maxItems":500},"summary":{"type":"string","maxLength":20000},"insertedInto":false,"locked":false},"required":["subject","kind","progress"]};
const func0 = Object.prototype.hasOwnProperty;
const obj3 = ["GuidedInterview","RoutineObservation","Assistant"];
const obj7 = ["NotStarted","InProgress","Complete"];
const obj10 = ["Staff","Patient","System"];
const obj12 = ["Independent","Verbal","Gestural","Modelled","PartialPhysical","FullPhysical","Refused","NotOffered"];
const obj14 = ["YesNo","Count","DurationMinutes","PromptLevel","Scale","Choice","Text"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
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
if("Dialogue" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Dialogue"}});errors++;
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
if(data.encounter !== undefined){
if(!(obj1(data.encounter, {instancePath:instancePath+"/encounter",parentData:data,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(obj3.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.script !== undefined){
if(!(obj1(data.script, {instancePath:instancePath+"/script",parentData:data,parentDataProperty:"script",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.routines !== undefined){
if(!(obj1(data.routines, {instancePath:instancePath+"/routines",parentData:data,parentDataProperty:"routines",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.progress !== undefined){
if(!(obj7.includes(data.progress))){
(vErrors ??= []).push({instancePath:instancePath+"/progress",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.started !== undefined){
let data13 = data.started;
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
(vErrors ??= []).push({instancePath:instancePath+"/started",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/started",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.ended !== undefined){
let data14 = data.ended;
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
(vErrors ??= []).push({instancePath:instancePath+"/ended",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ended",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.conductor !== undefined){
if(!(obj1(data.conductor, {instancePath:instancePath+"/conductor",parentData:data,parentDataProperty:"conductor",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.turns !== undefined){
let data16 = data.turns;
if(Array.isArray(data16)){
if(data16.length > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/turns",keyword:"maxItems",params:{limit: 5000}});errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data17.speaker === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1,keyword:"required",params:{missingProperty: "speaker"}});errors++;
}
for(const key1 in data17){
if(!(func0.call(schema0.properties.turns.items.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data17.id !== undefined){
let data18 = data17.id;
if(typeof data18 === "string"){
if(func1(data18) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data18) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data17.at !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/at",keyword:"false schema",params:{}});errors++;
}
if(data17.speaker !== undefined){
if(!(obj10.includes(data17.speaker))){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/speaker",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data17.stepId !== undefined){
let data21 = data17.stepId;
if(typeof data21 === "string"){
if(func1(data21) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/stepId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/stepId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/stepId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data17.routineId !== undefined){
let data22 = data17.routineId;
if(typeof data22 === "string"){
if(func1(data22) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/routineId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data22) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/routineId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/routineId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data17.text !== undefined){
let data23 = data17.text;
if(typeof data23 === "string"){
if(func1(data23) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/text",keyword:"maxLength",params:{limit: 4000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data17.value !== undefined){
let data24 = data17.value;
if(typeof data24 === "string"){
if(func1(data24) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/value",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/value",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data17.promptLevel !== undefined){
if(!(obj12.includes(data17.promptLevel))){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/promptLevel",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data17.durationSeconds !== undefined){
let data26 = data17.durationSeconds;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/durationSeconds",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data26 == "number"){
if(data26 > 864000 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/durationSeconds",keyword:"maximum",params:{comparison: "<=", limit: 864000}});errors++;
}
if(data26 < 0 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/durationSeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data17.flagged !== undefined){
if(typeof data17.flagged !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/flagged",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data17.lateReason !== undefined){
let data28 = data17.lateReason;
if(typeof data28 === "string"){
if(func1(data28) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/lateReason",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/lateReason",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/turns",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.results !== undefined){
let data29 = data.results;
if(Array.isArray(data29)){
if(data29.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/results",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
let data30 = data29[i2];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.key === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2,keyword:"required",params:{missingProperty: "key"}});errors++;
}
if(data30.value === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2,keyword:"required",params:{missingProperty: "value"}});errors++;
}
for(const key2 in data30){
if(!(((((key2 === "key") || (key2 === "label")) || (key2 === "measure")) || (key2 === "value")) || (key2 === "observation"))){
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data30.key !== undefined){
let data31 = data30.key;
if(typeof data31 === "string"){
if(func1(data31) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2+"/key",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2+"/key",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data30.label !== undefined){
let data32 = data30.label;
if(typeof data32 === "string"){
if(func1(data32) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2+"/label",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2+"/label",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data30.measure !== undefined){
if(!(obj14.includes(data30.measure))){
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2+"/measure",keyword:"enum",params:{allowedValues: obj14}});errors++;
}
}
if(data30.value !== undefined){
let data34 = data30.value;
if(typeof data34 === "string"){
if(func1(data34) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2+"/value",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2+"/value",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data30.observation !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2+"/observation",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/results",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.summary !== undefined){
let data36 = data.summary;
if(typeof data36 === "string"){
if(func1(data36) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.insertedInto !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/insertedInto",keyword:"false schema",params:{}});errors++;
}
if(data.locked !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/locked",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Dialogue"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"subject":{"x-shared":"generated/validators/shared/reference.js"},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"enum":["GuidedInterview","RoutineObservation","Assistant"]},"script":{"x-shared":"generated/validators/shared/reference.js"},"routines":{"x-shared":"generated/validators/shared/reference.js"},"progress":{"enum":["NotStarted","InProgress","Complete"]},"started":{"type":"string","format":"date-time"},"ended":{"type":"string","format":"date-time"},"conductor":{"x-shared":"generated/validators/shared/reference.js"},"turns":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"at":{"type":"string","format":"date-time"},"speaker":{"enum":["Staff","Patient","System"]},"stepId":{"type":"string","minLength":1,"maxLength":64},"routineId":{"type":"string","minLength":1,"maxLength":64},"text":{"type":"string","maxLength":4000},"value":{"type":"string","maxLength":500},"promptLevel":{"enum":["Independent","Verbal","Gestural","Modelled","PartialPhysical","FullPhysical","Refused","NotOffered"]},"durationSeconds":{"type":"integer","minimum":0,"maximum":864000},"flagged":{"type":"boolean"},"lateReason":{"type":"string","maxLength":200}},"required":["id","speaker"]},"maxItems":5000},"results":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"key":{"type":"string","maxLength":64},"label":{"type":"string","maxLength":120},"measure":{"enum":["YesNo","Count","DurationMinutes","PromptLevel","Scale","Choice","Text"]},"value":{"type":"string","maxLength":500},"observation":{"x-shared":"generated/validators/shared/reference.js"}},"required":["key","value"]},"maxItems":500},"summary":{"type":"string","maxLength":20000},"insertedInto":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"locked":{"type":"boolean"}},"required":["id","resourceType","partition","display","meta","subject","kind","progress","conductor","locked"]};
const formats4 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.progress === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "progress"}});errors++;
}
if(data.conductor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "conductor"}});errors++;
}
if(data.locked === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "locked"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats4.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("Dialogue" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Dialogue"}});errors++;
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
if(!(obj17(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj17.errors : vErrors.concat(obj17.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
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
if(data.kind !== undefined){
if(!(obj3.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.script !== undefined){
if(!(obj1(data.script, {instancePath:instancePath+"/script",parentData:data,parentDataProperty:"script",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.routines !== undefined){
if(!(obj1(data.routines, {instancePath:instancePath+"/routines",parentData:data,parentDataProperty:"routines",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.progress !== undefined){
if(!(obj7.includes(data.progress))){
(vErrors ??= []).push({instancePath:instancePath+"/progress",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.started !== undefined){
let data13 = data.started;
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
(vErrors ??= []).push({instancePath:instancePath+"/started",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/started",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.ended !== undefined){
let data14 = data.ended;
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
(vErrors ??= []).push({instancePath:instancePath+"/ended",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ended",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.conductor !== undefined){
if(!(obj1(data.conductor, {instancePath:instancePath+"/conductor",parentData:data,parentDataProperty:"conductor",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.turns !== undefined){
let data16 = data.turns;
if(Array.isArray(data16)){
if(data16.length > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/turns",keyword:"maxItems",params:{limit: 5000}});errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data17.speaker === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1,keyword:"required",params:{missingProperty: "speaker"}});errors++;
}
for(const key1 in data17){
if(!(func0.call(schema1.properties.turns.items.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data17.id !== undefined){
let data18 = data17.id;
if(typeof data18 === "string"){
if(func1(data18) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data18) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data17.at !== undefined){
let data19 = data17.at;
if(typeof data19 === "string"){
if(!(formats0.validate(data19))){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data17.speaker !== undefined){
if(!(obj10.includes(data17.speaker))){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/speaker",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data17.stepId !== undefined){
let data21 = data17.stepId;
if(typeof data21 === "string"){
if(func1(data21) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/stepId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/stepId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/stepId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data17.routineId !== undefined){
let data22 = data17.routineId;
if(typeof data22 === "string"){
if(func1(data22) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/routineId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data22) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/routineId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/routineId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data17.text !== undefined){
let data23 = data17.text;
if(typeof data23 === "string"){
if(func1(data23) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/text",keyword:"maxLength",params:{limit: 4000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data17.value !== undefined){
let data24 = data17.value;
if(typeof data24 === "string"){
if(func1(data24) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/value",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/value",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data17.promptLevel !== undefined){
if(!(obj12.includes(data17.promptLevel))){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/promptLevel",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data17.durationSeconds !== undefined){
let data26 = data17.durationSeconds;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/durationSeconds",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data26 == "number"){
if(data26 > 864000 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/durationSeconds",keyword:"maximum",params:{comparison: "<=", limit: 864000}});errors++;
}
if(data26 < 0 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/durationSeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data17.flagged !== undefined){
if(typeof data17.flagged !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/flagged",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data17.lateReason !== undefined){
let data28 = data17.lateReason;
if(typeof data28 === "string"){
if(func1(data28) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/lateReason",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1+"/lateReason",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/turns/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/turns",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.results !== undefined){
let data29 = data.results;
if(Array.isArray(data29)){
if(data29.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/results",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
let data30 = data29[i2];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.key === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2,keyword:"required",params:{missingProperty: "key"}});errors++;
}
if(data30.value === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2,keyword:"required",params:{missingProperty: "value"}});errors++;
}
for(const key2 in data30){
if(!(((((key2 === "key") || (key2 === "label")) || (key2 === "measure")) || (key2 === "value")) || (key2 === "observation"))){
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data30.key !== undefined){
let data31 = data30.key;
if(typeof data31 === "string"){
if(func1(data31) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2+"/key",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2+"/key",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data30.label !== undefined){
let data32 = data30.label;
if(typeof data32 === "string"){
if(func1(data32) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2+"/label",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2+"/label",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data30.measure !== undefined){
if(!(obj14.includes(data30.measure))){
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2+"/measure",keyword:"enum",params:{allowedValues: obj14}});errors++;
}
}
if(data30.value !== undefined){
let data34 = data30.value;
if(typeof data34 === "string"){
if(func1(data34) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2+"/value",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2+"/value",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data30.observation !== undefined){
if(!(obj1(data30.observation, {instancePath:instancePath+"/results/" + i2+"/observation",parentData:data30,parentDataProperty:"observation",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/results/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/results",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.summary !== undefined){
let data36 = data.summary;
if(typeof data36 === "string"){
if(func1(data36) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.insertedInto !== undefined){
let data37 = data.insertedInto;
if(Array.isArray(data37)){
const len3 = data37.length;
for(let i3=0; i3<len3; i3++){
if(!(obj1(data37[i3], {instancePath:instancePath+"/insertedInto/" + i3,parentData:data37,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/insertedInto",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.locked !== undefined){
if(typeof data.locked !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/locked",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

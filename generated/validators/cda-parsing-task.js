// Generated from schemas/resources/cda-parsing-task.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj14 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"CdaParsingTask"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"document":{"x-shared":"generated/validators/shared/reference.js"},"subject":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Preparation","InProgress","Succeeded","Failed"]},"source":{"type":"string","maxLength":120},"matches":false,"items":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"section":{"enum":["allergies","medications","problems","results","vitals","immunizations","procedures","encounters","notes"]},"title":{"type":"string","maxLength":300},"proposed":{"type":"object","additionalProperties":true},"existing":{"x-shared":"generated/validators/shared/reference.js"},"similarity":{"type":"number","minimum":0,"maximum":1},"action":{"enum":["Pending","Add","Merge","Ignore"]},"result":{"enum":["Pending","Success","Failed","Warning","Hold"]},"message":{"type":"string","maxLength":500}},"required":["id","section","title","action"]},"maxItems":5000},"errors":false,"reviewer":{"x-shared":"generated/validators/shared/reference.js"},"reviewedAt":{"type":"string","format":"date-time"}},"required":["document","status"]};
const func0 = Object.prototype.hasOwnProperty;
const obj3 = ["Preparation","InProgress","Succeeded","Failed"];
const obj5 = ["allergies","medications","problems","results","vitals","immunizations","procedures","encounters","notes"];
const obj8 = ["Pending","Add","Merge","Ignore"];
const obj10 = ["Pending","Success","Failed","Warning","Hold"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "document"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
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
if("CdaParsingTask" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "CdaParsingTask"}});errors++;
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
if(data.document !== undefined){
if(!(obj1(data.document, {instancePath:instancePath+"/document",parentData:data,parentDataProperty:"document",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 === "string"){
if(func1(data10) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.matches !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/matches",keyword:"false schema",params:{}});errors++;
}
if(data.items !== undefined){
let data12 = data.items;
if(Array.isArray(data12)){
if(data12.length > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 5000}});errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data13.section === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"required",params:{missingProperty: "section"}});errors++;
}
if(data13.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"required",params:{missingProperty: "title"}});errors++;
}
if(data13.action === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"required",params:{missingProperty: "action"}});errors++;
}
for(const key1 in data13){
if(!(func0.call(schema0.properties.items.items.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data13.id !== undefined){
let data14 = data13.id;
if(typeof data14 === "string"){
if(func1(data14) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data14) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data13.section !== undefined){
if(!(obj5.includes(data13.section))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/section",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data13.title !== undefined){
let data16 = data13.title;
if(typeof data16 === "string"){
if(func1(data16) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/title",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data13.proposed !== undefined){
let data17 = data13.proposed;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/proposed",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data13.existing !== undefined){
if(!(obj1(data13.existing, {instancePath:instancePath+"/items/" + i1+"/existing",parentData:data13,parentDataProperty:"existing",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data13.similarity !== undefined){
let data19 = data13.similarity;
if(typeof data19 == "number"){
if(data19 > 1 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/similarity",keyword:"maximum",params:{comparison: "<=", limit: 1}});errors++;
}
if(data19 < 0 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/similarity",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/similarity",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data13.action !== undefined){
if(!(obj8.includes(data13.action))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/action",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data13.result !== undefined){
if(!(obj10.includes(data13.result))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/result",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data13.message !== undefined){
let data22 = data13.message;
if(typeof data22 === "string"){
if(func1(data22) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/message",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/message",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.errors !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/errors",keyword:"false schema",params:{}});errors++;
}
if(data.reviewer !== undefined){
if(!(obj1(data.reviewer, {instancePath:instancePath+"/reviewer",parentData:data,parentDataProperty:"reviewer",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.reviewedAt !== undefined){
let data25 = data.reviewedAt;
if(typeof data25 === "string"){
if(!(formats0.validate(data25))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewedAt",keyword:"type",params:{type: "string"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"CdaParsingTask"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"document":{"x-shared":"generated/validators/shared/reference.js"},"subject":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Preparation","InProgress","Succeeded","Failed"]},"source":{"type":"string","maxLength":120},"matches":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"patient":{"x-shared":"generated/validators/shared/reference.js"},"score":{"type":"number","minimum":0,"maximum":1},"reasons":{"type":"array","items":{"type":"string","maxLength":120}}},"required":["patient","score"]}},"items":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"section":{"enum":["allergies","medications","problems","results","vitals","immunizations","procedures","encounters","notes"]},"title":{"type":"string","maxLength":300},"proposed":{"type":"object","additionalProperties":true},"existing":{"x-shared":"generated/validators/shared/reference.js"},"similarity":{"type":"number","minimum":0,"maximum":1},"action":{"enum":["Pending","Add","Merge","Ignore"]},"result":{"enum":["Pending","Success","Failed","Warning","Hold"]},"message":{"type":"string","maxLength":500}},"required":["id","section","title","action"]},"maxItems":5000},"errors":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"line":{"type":"integer","minimum":1},"message":{"type":"string","maxLength":500}},"required":["message"]}},"reviewer":{"x-shared":"generated/validators/shared/reference.js"},"reviewedAt":{"type":"string","format":"date-time"}},"required":["id","resourceType","partition","display","meta","document","status"]};
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
if(data.document === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "document"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
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
if("CdaParsingTask" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "CdaParsingTask"}});errors++;
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
if(data.document !== undefined){
if(!(obj1(data.document, {instancePath:instancePath+"/document",parentData:data,parentDataProperty:"document",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 === "string"){
if(func1(data10) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.matches !== undefined){
let data11 = data.matches;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.patient === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/matches/" + i1,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data12.score === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/matches/" + i1,keyword:"required",params:{missingProperty: "score"}});errors++;
}
for(const key1 in data12){
if(!(((key1 === "patient") || (key1 === "score")) || (key1 === "reasons"))){
(vErrors ??= []).push({instancePath:instancePath+"/matches/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data12.patient !== undefined){
if(!(obj1(data12.patient, {instancePath:instancePath+"/matches/" + i1+"/patient",parentData:data12,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data12.score !== undefined){
let data14 = data12.score;
if(typeof data14 == "number"){
if(data14 > 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/matches/" + i1+"/score",keyword:"maximum",params:{comparison: "<=", limit: 1}});errors++;
}
if(data14 < 0 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/matches/" + i1+"/score",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/matches/" + i1+"/score",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data12.reasons !== undefined){
let data15 = data12.reasons;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 === "string"){
if(func1(data16) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/matches/" + i1+"/reasons/" + i2,keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/matches/" + i1+"/reasons/" + i2,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/matches/" + i1+"/reasons",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/matches/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/matches",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.items !== undefined){
let data17 = data.items;
if(Array.isArray(data17)){
if(data17.length > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 5000}});errors++;
}
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data18.section === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3,keyword:"required",params:{missingProperty: "section"}});errors++;
}
if(data18.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3,keyword:"required",params:{missingProperty: "title"}});errors++;
}
if(data18.action === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3,keyword:"required",params:{missingProperty: "action"}});errors++;
}
for(const key2 in data18){
if(!(func0.call(schema1.properties.items.items.properties, key2))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data18.id !== undefined){
let data19 = data18.id;
if(typeof data19 === "string"){
if(func1(data19) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data19) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data18.section !== undefined){
if(!(obj5.includes(data18.section))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3+"/section",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data18.title !== undefined){
let data21 = data18.title;
if(typeof data21 === "string"){
if(func1(data21) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3+"/title",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data18.proposed !== undefined){
let data22 = data18.proposed;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3+"/proposed",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data18.existing !== undefined){
if(!(obj1(data18.existing, {instancePath:instancePath+"/items/" + i3+"/existing",parentData:data18,parentDataProperty:"existing",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data18.similarity !== undefined){
let data24 = data18.similarity;
if(typeof data24 == "number"){
if(data24 > 1 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3+"/similarity",keyword:"maximum",params:{comparison: "<=", limit: 1}});errors++;
}
if(data24 < 0 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3+"/similarity",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3+"/similarity",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data18.action !== undefined){
if(!(obj8.includes(data18.action))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3+"/action",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data18.result !== undefined){
if(!(obj10.includes(data18.result))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3+"/result",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data18.message !== undefined){
let data27 = data18.message;
if(typeof data27 === "string"){
if(func1(data27) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3+"/message",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3+"/message",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.errors !== undefined){
let data28 = data.errors;
if(Array.isArray(data28)){
const len4 = data28.length;
for(let i4=0; i4<len4; i4++){
let data29 = data28[i4];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.message === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i4,keyword:"required",params:{missingProperty: "message"}});errors++;
}
for(const key3 in data29){
if(!((key3 === "line") || (key3 === "message"))){
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i4,keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data29.line !== undefined){
let data30 = data29.line;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i4+"/line",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data30 == "number"){
if(data30 < 1 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i4+"/line",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data29.message !== undefined){
let data31 = data29.message;
if(typeof data31 === "string"){
if(func1(data31) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i4+"/message",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i4+"/message",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i4,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/errors",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.reviewer !== undefined){
if(!(obj1(data.reviewer, {instancePath:instancePath+"/reviewer",parentData:data,parentDataProperty:"reviewer",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.reviewedAt !== undefined){
let data33 = data.reviewedAt;
if(typeof data33 === "string"){
if(!(formats0.validate(data33))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

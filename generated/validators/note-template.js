// Generated from schemas/resources/note-template.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj10 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"NoteTemplate"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":80},"definition":{"x-shared":"generated/validators/shared/reference.js"},"visibility":{"enum":["Personal","Team","Practice"]},"owner":false,"status":{"enum":["Draft","Active","Retired"]},"sections":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"sectionKey":{"type":"string","maxLength":60},"data":{"type":"object","additionalProperties":true},"narrative":{"type":"string","maxLength":20000}},"required":["sectionKey","data"]},"minItems":1,"maxItems":60},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"tags":{"type":"array","items":{"type":"string","maxLength":40},"maxItems":20,"uniqueItems":true},"favoriteOf":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"usageCount":false,"lastUsed":false},"required":["name","definition","visibility","status","sections"]};
const func0 = Object.prototype.hasOwnProperty;
const obj2 = ["Personal","Team","Practice"];
const obj4 = ["Draft","Active","Retired"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.definition === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "definition"}});errors++;
}
if(data.visibility === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "visibility"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.sections === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sections"}});errors++;
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
if("NoteTemplate" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "NoteTemplate"}});errors++;
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
if(func1(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.definition !== undefined){
if(!(obj1(data.definition, {instancePath:instancePath+"/definition",parentData:data,parentDataProperty:"definition",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.visibility !== undefined){
if(!(obj2.includes(data.visibility))){
(vErrors ??= []).push({instancePath:instancePath+"/visibility",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.owner !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"false schema",params:{}});errors++;
}
if(data.status !== undefined){
if(!(obj4.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.sections !== undefined){
let data12 = data.sections;
if(Array.isArray(data12)){
if(data12.length > 60){
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"maxItems",params:{limit: 60}});errors++;
}
if(data12.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.sectionKey === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"required",params:{missingProperty: "sectionKey"}});errors++;
}
if(data13.data === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"required",params:{missingProperty: "data"}});errors++;
}
for(const key1 in data13){
if(!(((key1 === "sectionKey") || (key1 === "data")) || (key1 === "narrative"))){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data13.sectionKey !== undefined){
let data14 = data13.sectionKey;
if(typeof data14 === "string"){
if(func1(data14) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/sectionKey",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/sectionKey",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data13.data !== undefined){
let data15 = data13.data;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/data",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data13.narrative !== undefined){
let data16 = data13.narrative;
if(typeof data16 === "string"){
if(func1(data16) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/narrative",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/narrative",keyword:"type",params:{type: "string"}});errors++;
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
if(data.services !== undefined){
let data17 = data.services;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
if(!(obj1(data17[i2], {instancePath:instancePath+"/services/" + i2,parentData:data17,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.programs !== undefined){
let data19 = data.programs;
if(Array.isArray(data19)){
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
if(!(obj1(data19[i3], {instancePath:instancePath+"/programs/" + i3,parentData:data19,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.tags !== undefined){
let data21 = data.tags;
if(Array.isArray(data21)){
if(data21.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
let data22 = data21[i4];
if(typeof data22 === "string"){
if(func1(data22) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i4,keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i4,keyword:"type",params:{type: "string"}});errors++;
}
}
let i5 = data21.length;
let j0;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data21[i5];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: i5, j: j0}});errors++;
break;
}
indices0[item0] = i5;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.favoriteOf !== undefined){
let data23 = data.favoriteOf;
if(Array.isArray(data23)){
const len5 = data23.length;
for(let i6=0; i6<len5; i6++){
if(!(obj1(data23[i6], {instancePath:instancePath+"/favoriteOf/" + i6,parentData:data23,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favoriteOf",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.usageCount !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/usageCount",keyword:"false schema",params:{}});errors++;
}
if(data.lastUsed !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lastUsed",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"NoteTemplate"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":80},"definition":{"x-shared":"generated/validators/shared/reference.js"},"visibility":{"enum":["Personal","Team","Practice"]},"owner":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Draft","Active","Retired"]},"sections":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"sectionKey":{"type":"string","maxLength":60},"data":{"type":"object","additionalProperties":true},"narrative":{"type":"string","maxLength":20000}},"required":["sectionKey","data"]},"minItems":1,"maxItems":60},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"tags":{"type":"array","items":{"type":"string","maxLength":40},"maxItems":20,"uniqueItems":true},"favoriteOf":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"usageCount":{"type":"integer","minimum":0},"lastUsed":{"type":"string","format":"date-time"}},"required":["id","resourceType","partition","display","meta","name","definition","visibility","owner","status","sections","usageCount"]};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats2 = formats["date-time"];
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
if(data.definition === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "definition"}});errors++;
}
if(data.visibility === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "visibility"}});errors++;
}
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.sections === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sections"}});errors++;
}
if(data.usageCount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "usageCount"}});errors++;
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
if("NoteTemplate" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "NoteTemplate"}});errors++;
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
if(!(obj10(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(func1(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.definition !== undefined){
if(!(obj1(data.definition, {instancePath:instancePath+"/definition",parentData:data,parentDataProperty:"definition",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.visibility !== undefined){
if(!(obj2.includes(data.visibility))){
(vErrors ??= []).push({instancePath:instancePath+"/visibility",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.owner !== undefined){
if(!(obj1(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj4.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.sections !== undefined){
let data12 = data.sections;
if(Array.isArray(data12)){
if(data12.length > 60){
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"maxItems",params:{limit: 60}});errors++;
}
if(data12.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.sectionKey === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"required",params:{missingProperty: "sectionKey"}});errors++;
}
if(data13.data === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"required",params:{missingProperty: "data"}});errors++;
}
for(const key1 in data13){
if(!(((key1 === "sectionKey") || (key1 === "data")) || (key1 === "narrative"))){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data13.sectionKey !== undefined){
let data14 = data13.sectionKey;
if(typeof data14 === "string"){
if(func1(data14) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/sectionKey",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/sectionKey",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data13.data !== undefined){
let data15 = data13.data;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/data",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data13.narrative !== undefined){
let data16 = data13.narrative;
if(typeof data16 === "string"){
if(func1(data16) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/narrative",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + i1+"/narrative",keyword:"type",params:{type: "string"}});errors++;
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
if(data.services !== undefined){
let data17 = data.services;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
if(!(obj1(data17[i2], {instancePath:instancePath+"/services/" + i2,parentData:data17,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.programs !== undefined){
let data19 = data.programs;
if(Array.isArray(data19)){
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
if(!(obj1(data19[i3], {instancePath:instancePath+"/programs/" + i3,parentData:data19,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.tags !== undefined){
let data21 = data.tags;
if(Array.isArray(data21)){
if(data21.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
let data22 = data21[i4];
if(typeof data22 === "string"){
if(func1(data22) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i4,keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i4,keyword:"type",params:{type: "string"}});errors++;
}
}
let i5 = data21.length;
let j0;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data21[i5];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: i5, j: j0}});errors++;
break;
}
indices0[item0] = i5;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.favoriteOf !== undefined){
let data23 = data.favoriteOf;
if(Array.isArray(data23)){
const len5 = data23.length;
for(let i6=0; i6<len5; i6++){
if(!(obj1(data23[i6], {instancePath:instancePath+"/favoriteOf/" + i6,parentData:data23,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favoriteOf",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.usageCount !== undefined){
let data25 = data.usageCount;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
(vErrors ??= []).push({instancePath:instancePath+"/usageCount",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data25 == "number"){
if(data25 < 0 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/usageCount",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.lastUsed !== undefined){
let data26 = data.lastUsed;
if(typeof data26 === "string"){
if(!(formats2.validate(data26))){
(vErrors ??= []).push({instancePath:instancePath+"/lastUsed",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lastUsed",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

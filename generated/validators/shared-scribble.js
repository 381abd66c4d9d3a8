// Generated from schemas/resources/shared-scribble.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj2 } from './shared/stroke.js'
import { validate as obj7 } from './shared/annotation.js'
import { validate as obj9 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"SharedScribble"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"source":{"x-shared":"generated/validators/shared/reference.js"},"author":false,"title":{"type":"string","maxLength":80},"body":{"type":"string","maxLength":20000},"strokes":{"type":"array","items":{"x-shared":"generated/validators/shared/stroke.js"},"maxItems":2000},"subject":{"x-shared":"generated/validators/shared/reference.js"},"visibility":{"enum":["Team","Practice"]},"sharedWith":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":100},"comments":{"type":"array","items":{"x-shared":"generated/validators/shared/annotation.js"},"maxItems":500},"takenOver":false,"expires":{"type":"string","format":"date-time"}},"required":["visibility"]};
const func0 = Object.prototype.hasOwnProperty;
const obj4 = ["Team","Practice"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.visibility === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "visibility"}});errors++;
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
if("SharedScribble" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "SharedScribble"}});errors++;
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
if(data.source !== undefined){
if(!(obj1(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"false schema",params:{}});errors++;
}
if(data.title !== undefined){
let data9 = data.title;
if(typeof data9 === "string"){
if(func1(data9) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.body !== undefined){
let data10 = data.body;
if(typeof data10 === "string"){
if(func1(data10) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.strokes !== undefined){
let data11 = data.strokes;
if(Array.isArray(data11)){
if(data11.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"maxItems",params:{limit: 2000}});errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(obj2(data11[i1], {instancePath:instancePath+"/strokes/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.visibility !== undefined){
if(!(obj4.includes(data.visibility))){
(vErrors ??= []).push({instancePath:instancePath+"/visibility",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.sharedWith !== undefined){
let data15 = data.sharedWith;
if(Array.isArray(data15)){
if(data15.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/sharedWith",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(obj1(data15[i2], {instancePath:instancePath+"/sharedWith/" + i2,parentData:data15,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sharedWith",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.comments !== undefined){
let data17 = data.comments;
if(Array.isArray(data17)){
if(data17.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/comments",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
if(!(obj7(data17[i3], {instancePath:instancePath+"/comments/" + i3,parentData:data17,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/comments",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.takenOver !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/takenOver",keyword:"false schema",params:{}});errors++;
}
if(data.expires !== undefined){
let data20 = data.expires;
if(typeof data20 === "string"){
if(!(formats0.validate(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"type",params:{type: "string"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"SharedScribble"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"source":{"x-shared":"generated/validators/shared/reference.js"},"author":{"x-shared":"generated/validators/shared/reference.js"},"title":{"type":"string","maxLength":80},"body":{"type":"string","maxLength":20000},"strokes":{"type":"array","items":{"x-shared":"generated/validators/shared/stroke.js"},"maxItems":2000},"subject":{"x-shared":"generated/validators/shared/reference.js"},"visibility":{"enum":["Team","Practice"]},"sharedWith":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":100},"comments":{"type":"array","items":{"x-shared":"generated/validators/shared/annotation.js"},"maxItems":500},"takenOver":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"by":{"x-shared":"generated/validators/shared/reference.js"},"at":{"type":"string","format":"date-time"}}}},"expires":{"type":"string","format":"date-time"}},"required":["id","resourceType","partition","display","meta","author","visibility"]};
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
if(data.author === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "author"}});errors++;
}
if(data.visibility === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "visibility"}});errors++;
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
if("SharedScribble" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "SharedScribble"}});errors++;
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
if(!(obj9(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(obj1(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
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
if(data.title !== undefined){
let data9 = data.title;
if(typeof data9 === "string"){
if(func1(data9) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.body !== undefined){
let data10 = data.body;
if(typeof data10 === "string"){
if(func1(data10) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.strokes !== undefined){
let data11 = data.strokes;
if(Array.isArray(data11)){
if(data11.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"maxItems",params:{limit: 2000}});errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(obj2(data11[i1], {instancePath:instancePath+"/strokes/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.visibility !== undefined){
if(!(obj4.includes(data.visibility))){
(vErrors ??= []).push({instancePath:instancePath+"/visibility",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.sharedWith !== undefined){
let data15 = data.sharedWith;
if(Array.isArray(data15)){
if(data15.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/sharedWith",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(obj1(data15[i2], {instancePath:instancePath+"/sharedWith/" + i2,parentData:data15,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sharedWith",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.comments !== undefined){
let data17 = data.comments;
if(Array.isArray(data17)){
if(data17.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/comments",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
if(!(obj7(data17[i3], {instancePath:instancePath+"/comments/" + i3,parentData:data17,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/comments",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.takenOver !== undefined){
let data19 = data.takenOver;
if(Array.isArray(data19)){
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
let data20 = data19[i4];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key1 in data20){
if(!((key1 === "by") || (key1 === "at"))){
(vErrors ??= []).push({instancePath:instancePath+"/takenOver/" + i4,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data20.by !== undefined){
if(!(obj1(data20.by, {instancePath:instancePath+"/takenOver/" + i4+"/by",parentData:data20,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data20.at !== undefined){
let data22 = data20.at;
if(typeof data22 === "string"){
if(!(formats0.validate(data22))){
(vErrors ??= []).push({instancePath:instancePath+"/takenOver/" + i4+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/takenOver/" + i4+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/takenOver/" + i4,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/takenOver",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.expires !== undefined){
let data23 = data.expires;
if(typeof data23 === "string"){
if(!(formats0.validate(data23))){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

// Generated from schemas/resources/contract.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj13 } from './shared/meta.js'
import { validate as obj2 } from './shared/date-period.js'
import { validate as obj7 } from './shared/money.js'
import { validate as obj8 } from './shared/coded-value.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Contract"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":120},"number":{"type":"string","maxLength":60},"organization":{"x-shared":"generated/validators/shared/reference.js"},"period":{"x-shared":"generated/validators/shared/date-period.js"},"status":{"enum":["Draft","Active","Suspended","Ended"]},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"lines":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"service":{"x-shared":"generated/validators/shared/reference.js"},"rate":{"x-shared":"generated/validators/shared/money.js"},"per":{"x-shared":"generated/validators/shared/coded-value.js"},"maxUnits":{"type":"number","minimum":0},"maxAmount":{"type":"number","minimum":0},"authorizationRequired":{"type":"boolean"},"modifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"},"maxItems":4}},"required":["id","service","rate","per"]},"maxItems":1000},"budget":{"x-shared":"generated/validators/shared/money.js"},"documents":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"renewalNoticeDays":{"type":"integer","minimum":0,"maximum":730}},"required":["name","number","organization","period"]};
const func0 = Object.prototype.hasOwnProperty;
const obj3 = ["Draft","Active","Suspended","Ended"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "number"}});errors++;
}
if(data.organization === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "organization"}});errors++;
}
if(data.period === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "period"}});errors++;
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
if("Contract" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Contract"}});errors++;
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
if(data.number !== undefined){
let data8 = data.number;
if(typeof data8 === "string"){
if(func1(data8) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.organization !== undefined){
if(!(obj1(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.period !== undefined){
if(!(obj2(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.programs !== undefined){
let data12 = data.programs;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data12[i1], {instancePath:instancePath+"/programs/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.lines !== undefined){
let data14 = data.lines;
if(Array.isArray(data14)){
if(data14.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/lines",keyword:"maxItems",params:{limit: 1000}});errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data15.service === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2,keyword:"required",params:{missingProperty: "service"}});errors++;
}
if(data15.rate === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2,keyword:"required",params:{missingProperty: "rate"}});errors++;
}
if(data15.per === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2,keyword:"required",params:{missingProperty: "per"}});errors++;
}
for(const key1 in data15){
if(!((((((((key1 === "id") || (key1 === "service")) || (key1 === "rate")) || (key1 === "per")) || (key1 === "maxUnits")) || (key1 === "maxAmount")) || (key1 === "authorizationRequired")) || (key1 === "modifiers"))){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data15.id !== undefined){
let data16 = data15.id;
if(typeof data16 === "string"){
if(func1(data16) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data15.service !== undefined){
if(!(obj1(data15.service, {instancePath:instancePath+"/lines/" + i2+"/service",parentData:data15,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data15.rate !== undefined){
if(!(obj7(data15.rate, {instancePath:instancePath+"/lines/" + i2+"/rate",parentData:data15,parentDataProperty:"rate",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data15.per !== undefined){
if(!(obj8(data15.per, {instancePath:instancePath+"/lines/" + i2+"/per",parentData:data15,parentDataProperty:"per",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data15.maxUnits !== undefined){
let data20 = data15.maxUnits;
if(typeof data20 == "number"){
if(data20 < 0 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/maxUnits",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/maxUnits",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data15.maxAmount !== undefined){
let data21 = data15.maxAmount;
if(typeof data21 == "number"){
if(data21 < 0 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/maxAmount",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/maxAmount",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data15.authorizationRequired !== undefined){
if(typeof data15.authorizationRequired !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/authorizationRequired",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data15.modifiers !== undefined){
let data23 = data15.modifiers;
if(Array.isArray(data23)){
if(data23.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/modifiers",keyword:"maxItems",params:{limit: 4}});errors++;
}
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
if(!(obj8(data23[i3], {instancePath:instancePath+"/lines/" + i2+"/modifiers/" + i3,parentData:data23,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/modifiers",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.budget !== undefined){
if(!(obj7(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.documents !== undefined){
let data26 = data.documents;
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
if(!(obj1(data26[i4], {instancePath:instancePath+"/documents/" + i4,parentData:data26,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/documents",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.renewalNoticeDays !== undefined){
let data28 = data.renewalNoticeDays;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
(vErrors ??= []).push({instancePath:instancePath+"/renewalNoticeDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data28 == "number"){
if(data28 > 730 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/renewalNoticeDays",keyword:"maximum",params:{comparison: "<=", limit: 730}});errors++;
}
if(data28 < 0 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/renewalNoticeDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Contract"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":120},"number":{"type":"string","maxLength":60},"organization":{"x-shared":"generated/validators/shared/reference.js"},"period":{"x-shared":"generated/validators/shared/date-period.js"},"status":{"enum":["Draft","Active","Suspended","Ended"]},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"lines":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"service":{"x-shared":"generated/validators/shared/reference.js"},"rate":{"x-shared":"generated/validators/shared/money.js"},"per":{"x-shared":"generated/validators/shared/coded-value.js"},"maxUnits":{"type":"number","minimum":0},"maxAmount":{"type":"number","minimum":0},"authorizationRequired":{"type":"boolean"},"modifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"},"maxItems":4}},"required":["id","service","rate","per"]},"maxItems":1000},"budget":{"x-shared":"generated/validators/shared/money.js"},"documents":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"renewalNoticeDays":{"type":"integer","minimum":0,"maximum":730}},"required":["id","resourceType","partition","display","meta","name","number","organization","period","status"]};
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
if(data.number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "number"}});errors++;
}
if(data.organization === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "organization"}});errors++;
}
if(data.period === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "period"}});errors++;
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
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("Contract" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Contract"}});errors++;
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
if(!(obj13(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
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
if(data.number !== undefined){
let data8 = data.number;
if(typeof data8 === "string"){
if(func1(data8) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.organization !== undefined){
if(!(obj1(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.period !== undefined){
if(!(obj2(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.programs !== undefined){
let data12 = data.programs;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data12[i1], {instancePath:instancePath+"/programs/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.lines !== undefined){
let data14 = data.lines;
if(Array.isArray(data14)){
if(data14.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/lines",keyword:"maxItems",params:{limit: 1000}});errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data15.service === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2,keyword:"required",params:{missingProperty: "service"}});errors++;
}
if(data15.rate === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2,keyword:"required",params:{missingProperty: "rate"}});errors++;
}
if(data15.per === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2,keyword:"required",params:{missingProperty: "per"}});errors++;
}
for(const key1 in data15){
if(!((((((((key1 === "id") || (key1 === "service")) || (key1 === "rate")) || (key1 === "per")) || (key1 === "maxUnits")) || (key1 === "maxAmount")) || (key1 === "authorizationRequired")) || (key1 === "modifiers"))){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data15.id !== undefined){
let data16 = data15.id;
if(typeof data16 === "string"){
if(func1(data16) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data15.service !== undefined){
if(!(obj1(data15.service, {instancePath:instancePath+"/lines/" + i2+"/service",parentData:data15,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data15.rate !== undefined){
if(!(obj7(data15.rate, {instancePath:instancePath+"/lines/" + i2+"/rate",parentData:data15,parentDataProperty:"rate",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data15.per !== undefined){
if(!(obj8(data15.per, {instancePath:instancePath+"/lines/" + i2+"/per",parentData:data15,parentDataProperty:"per",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data15.maxUnits !== undefined){
let data20 = data15.maxUnits;
if(typeof data20 == "number"){
if(data20 < 0 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/maxUnits",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/maxUnits",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data15.maxAmount !== undefined){
let data21 = data15.maxAmount;
if(typeof data21 == "number"){
if(data21 < 0 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/maxAmount",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/maxAmount",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data15.authorizationRequired !== undefined){
if(typeof data15.authorizationRequired !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/authorizationRequired",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data15.modifiers !== undefined){
let data23 = data15.modifiers;
if(Array.isArray(data23)){
if(data23.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/modifiers",keyword:"maxItems",params:{limit: 4}});errors++;
}
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
if(!(obj8(data23[i3], {instancePath:instancePath+"/lines/" + i2+"/modifiers/" + i3,parentData:data23,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2+"/modifiers",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.budget !== undefined){
if(!(obj7(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.documents !== undefined){
let data26 = data.documents;
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
if(!(obj1(data26[i4], {instancePath:instancePath+"/documents/" + i4,parentData:data26,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/documents",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.renewalNoticeDays !== undefined){
let data28 = data.renewalNoticeDays;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
(vErrors ??= []).push({instancePath:instancePath+"/renewalNoticeDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data28 == "number"){
if(data28 > 730 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/renewalNoticeDays",keyword:"maximum",params:{comparison: "<=", limit: 730}});errors++;
}
if(data28 < 0 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/renewalNoticeDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

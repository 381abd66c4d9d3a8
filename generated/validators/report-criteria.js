// Generated from schemas/resources/report-criteria.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/coded-value.js'
import { validate as obj20 } from './shared/recurrence.js'
import { validate as obj21 } from './shared/clock-time.js'
import { validate as obj22 } from './shared/time-zone.js'
import { validate as obj25 } from './shared/meta.js'
import { validate as obj4 } from './shared/reference.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"ReportCriteria"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":80},"reportType":{"x-shared":"generated/validators/shared/coded-value.js"},"visibility":{"enum":["Personal","Team","Practice"]},"owner":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Draft","Active","Retired"]},"populationLevel":{"enum":["All","CareTeam","Program"]},"includeSupervisees":{"type":"boolean"},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":200},"locations":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":200},"practitioners":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":200},"payers":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":200},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":200},"dateRange":{"type":"object","additionalProperties":false,"properties":{"kind":{"enum":["Absolute","Relative"]},"from":{"type":"string","format":"date"},"to":{"type":"string","format":"date"},"last":{"type":"object","additionalProperties":false,"properties":{"n":{"type":"integer","minimum":1,"maximum":366},"unit":{"enum":["day","week","month","quarter","year"]}},"required":["n","unit"]}},"required":["kind"]},"filters":{"type":"object","additionalProperties":true},"columns":{"type":"array","items":{"type":"string","maxLength":60},"maxItems":100},"groupBy":{"type":"string","maxLength":60},"format":{"enum":["Csv","Xlsx","Pdf","Json"]},"schedule":{"type":"object","additionalProperties":false,"properties":{"active":{"type":"boolean"},"recurrence":{"x-shared":"generated/validators/shared/recurrence.js"},"time":{"x-shared":"generated/validators/shared/clock-time.js"},"timezone":{"x-shared":"generated/validators/shared/time-zone.js"},"nextRun":false},"required":["active"]},"recipients":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":100},"encrypt":{"type":"boolean"},"maskIdentifiers":{"type":"boolean"}},"required":["name","reportType","populationLevel","dateRange","format"]};
const func0 = Object.prototype.hasOwnProperty;
const obj2 = ["Personal","Team","Practice"];
const obj5 = ["Draft","Active","Retired"];
const obj7 = ["All","CareTeam","Program"];
const obj14 = ["Absolute","Relative"];
const obj16 = ["day","week","month","quarter","year"];
const obj18 = ["Csv","Xlsx","Pdf","Json"];
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.reportType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reportType"}});errors++;
}
if(data.populationLevel === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "populationLevel"}});errors++;
}
if(data.dateRange === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dateRange"}});errors++;
}
if(data.format === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "format"}});errors++;
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
if("ReportCriteria" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "ReportCriteria"}});errors++;
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
if(data.reportType !== undefined){
if(!(obj1(data.reportType, {instancePath:instancePath+"/reportType",parentData:data,parentDataProperty:"reportType",rootData}))){
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
if(!(obj4(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj5.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.populationLevel !== undefined){
if(!(obj7.includes(data.populationLevel))){
(vErrors ??= []).push({instancePath:instancePath+"/populationLevel",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.includeSupervisees !== undefined){
if(typeof data.includeSupervisees !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/includeSupervisees",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.programs !== undefined){
let data14 = data.programs;
if(Array.isArray(data14)){
if(data14.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(obj4(data14[i1], {instancePath:instancePath+"/programs/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.locations !== undefined){
let data16 = data.locations;
if(Array.isArray(data16)){
if(data16.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(!(obj4(data16[i2], {instancePath:instancePath+"/locations/" + i2,parentData:data16,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.practitioners !== undefined){
let data18 = data.practitioners;
if(Array.isArray(data18)){
if(data18.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/practitioners",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
if(!(obj4(data18[i3], {instancePath:instancePath+"/practitioners/" + i3,parentData:data18,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/practitioners",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.payers !== undefined){
let data20 = data.payers;
if(Array.isArray(data20)){
if(data20.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/payers",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len4 = data20.length;
for(let i4=0; i4<len4; i4++){
if(!(obj4(data20[i4], {instancePath:instancePath+"/payers/" + i4,parentData:data20,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.services !== undefined){
let data22 = data.services;
if(Array.isArray(data22)){
if(data22.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len5 = data22.length;
for(let i5=0; i5<len5; i5++){
if(!(obj4(data22[i5], {instancePath:instancePath+"/services/" + i5,parentData:data22,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.dateRange !== undefined){
let data24 = data.dateRange;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange",keyword:"required",params:{missingProperty: "kind"}});errors++;
}
for(const key1 in data24){
if(!((((key1 === "kind") || (key1 === "from")) || (key1 === "to")) || (key1 === "last"))){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data24.kind !== undefined){
if(!(obj14.includes(data24.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/kind",keyword:"enum",params:{allowedValues: obj14}});errors++;
}
}
if(data24.from !== undefined){
let data26 = data24.from;
if(typeof data26 === "string"){
if(!(formats0.validate(data26))){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/from",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/from",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data24.to !== undefined){
let data27 = data24.to;
if(typeof data27 === "string"){
if(!(formats0.validate(data27))){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/to",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/to",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data24.last !== undefined){
let data28 = data24.last;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.n === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/last",keyword:"required",params:{missingProperty: "n"}});errors++;
}
if(data28.unit === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/last",keyword:"required",params:{missingProperty: "unit"}});errors++;
}
for(const key2 in data28){
if(!((key2 === "n") || (key2 === "unit"))){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/last",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data28.n !== undefined){
let data29 = data28.n;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/last/n",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data29 == "number"){
if(data29 > 366 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/last/n",keyword:"maximum",params:{comparison: "<=", limit: 366}});errors++;
}
if(data29 < 1 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/last/n",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data28.unit !== undefined){
if(!(obj16.includes(data28.unit))){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/last/unit",keyword:"enum",params:{allowedValues: obj16}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/last",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dateRange",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.filters !== undefined){
let data31 = data.filters;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filters",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.columns !== undefined){
let data32 = data.columns;
if(Array.isArray(data32)){
if(data32.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len6 = data32.length;
for(let i6=0; i6<len6; i6++){
let data33 = data32[i6];
if(typeof data33 === "string"){
if(func1(data33) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i6,keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i6,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.groupBy !== undefined){
let data34 = data.groupBy;
if(typeof data34 === "string"){
if(func1(data34) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/groupBy",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/groupBy",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.format !== undefined){
if(!(obj18.includes(data.format))){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: obj18}});errors++;
}
}
if(data.schedule !== undefined){
let data36 = data.schedule;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.active === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/schedule",keyword:"required",params:{missingProperty: "active"}});errors++;
}
for(const key3 in data36){
if(!(((((key3 === "active") || (key3 === "recurrence")) || (key3 === "time")) || (key3 === "timezone")) || (key3 === "nextRun"))){
(vErrors ??= []).push({instancePath:instancePath+"/schedule",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data36.active !== undefined){
if(typeof data36.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/schedule/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data36.recurrence !== undefined){
if(!(obj20(data36.recurrence, {instancePath:instancePath+"/schedule/recurrence",parentData:data36,parentDataProperty:"recurrence",rootData}))){
vErrors = vErrors === null ? obj20.errors : vErrors.concat(obj20.errors);
errors = vErrors.length;
}
}
if(data36.time !== undefined){
if(!(obj21(data36.time, {instancePath:instancePath+"/schedule/time",parentData:data36,parentDataProperty:"time",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data36.timezone !== undefined){
if(!(obj22(data36.timezone, {instancePath:instancePath+"/schedule/timezone",parentData:data36,parentDataProperty:"timezone",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
if(data36.nextRun !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/schedule/nextRun",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/schedule",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.recipients !== undefined){
let data42 = data.recipients;
if(Array.isArray(data42)){
if(data42.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipients",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len7 = data42.length;
for(let i7=0; i7<len7; i7++){
if(!(obj4(data42[i7], {instancePath:instancePath+"/recipients/" + i7,parentData:data42,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipients",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.encrypt !== undefined){
if(typeof data.encrypt !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/encrypt",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.maskIdentifiers !== undefined){
if(typeof data.maskIdentifiers !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/maskIdentifiers",keyword:"type",params:{type: "boolean"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"ReportCriteria"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":80},"reportType":{"x-shared":"generated/validators/shared/coded-value.js"},"visibility":{"enum":["Personal","Team","Practice"]},"owner":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Draft","Active","Retired"]},"populationLevel":{"enum":["All","CareTeam","Program"]},"includeSupervisees":{"type":"boolean"},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":200},"locations":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":200},"practitioners":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":200},"payers":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":200},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":200},"dateRange":{"type":"object","additionalProperties":false,"properties":{"kind":{"enum":["Absolute","Relative"]},"from":{"type":"string","format":"date"},"to":{"type":"string","format":"date"},"last":{"type":"object","additionalProperties":false,"properties":{"n":{"type":"integer","minimum":1,"maximum":366},"unit":{"enum":["day","week","month","quarter","year"]}},"required":["n","unit"]}},"required":["kind"]},"filters":{"type":"object","additionalProperties":true},"columns":{"type":"array","items":{"type":"string","maxLength":60},"maxItems":100},"groupBy":{"type":"string","maxLength":60},"format":{"enum":["Csv","Xlsx","Pdf","Json"]},"schedule":{"type":"object","additionalProperties":false,"properties":{"active":{"type":"boolean"},"recurrence":{"x-shared":"generated/validators/shared/recurrence.js"},"time":{"x-shared":"generated/validators/shared/clock-time.js"},"timezone":{"x-shared":"generated/validators/shared/time-zone.js"},"nextRun":{"type":"string","format":"date-time"}},"required":["active"]},"recipients":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":100},"encrypt":{"type":"boolean"},"maskIdentifiers":{"type":"boolean"}},"required":["id","resourceType","partition","display","meta","name","reportType","visibility","owner","status","populationLevel","includeSupervisees","dateRange","format","encrypt","maskIdentifiers"]};
const formats4 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats10 = formats["date-time"];
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
if(data.reportType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reportType"}});errors++;
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
if(data.populationLevel === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "populationLevel"}});errors++;
}
if(data.includeSupervisees === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "includeSupervisees"}});errors++;
}
if(data.dateRange === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dateRange"}});errors++;
}
if(data.format === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "format"}});errors++;
}
if(data.encrypt === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "encrypt"}});errors++;
}
if(data.maskIdentifiers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "maskIdentifiers"}});errors++;
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
if("ReportCriteria" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "ReportCriteria"}});errors++;
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
if(func1(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.reportType !== undefined){
if(!(obj1(data.reportType, {instancePath:instancePath+"/reportType",parentData:data,parentDataProperty:"reportType",rootData}))){
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
if(!(obj4(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj5.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.populationLevel !== undefined){
if(!(obj7.includes(data.populationLevel))){
(vErrors ??= []).push({instancePath:instancePath+"/populationLevel",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.includeSupervisees !== undefined){
if(typeof data.includeSupervisees !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/includeSupervisees",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.programs !== undefined){
let data14 = data.programs;
if(Array.isArray(data14)){
if(data14.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(obj4(data14[i1], {instancePath:instancePath+"/programs/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.locations !== undefined){
let data16 = data.locations;
if(Array.isArray(data16)){
if(data16.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(!(obj4(data16[i2], {instancePath:instancePath+"/locations/" + i2,parentData:data16,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.practitioners !== undefined){
let data18 = data.practitioners;
if(Array.isArray(data18)){
if(data18.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/practitioners",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
if(!(obj4(data18[i3], {instancePath:instancePath+"/practitioners/" + i3,parentData:data18,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/practitioners",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.payers !== undefined){
let data20 = data.payers;
if(Array.isArray(data20)){
if(data20.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/payers",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len4 = data20.length;
for(let i4=0; i4<len4; i4++){
if(!(obj4(data20[i4], {instancePath:instancePath+"/payers/" + i4,parentData:data20,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.services !== undefined){
let data22 = data.services;
if(Array.isArray(data22)){
if(data22.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len5 = data22.length;
for(let i5=0; i5<len5; i5++){
if(!(obj4(data22[i5], {instancePath:instancePath+"/services/" + i5,parentData:data22,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.dateRange !== undefined){
let data24 = data.dateRange;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange",keyword:"required",params:{missingProperty: "kind"}});errors++;
}
for(const key1 in data24){
if(!((((key1 === "kind") || (key1 === "from")) || (key1 === "to")) || (key1 === "last"))){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data24.kind !== undefined){
if(!(obj14.includes(data24.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/kind",keyword:"enum",params:{allowedValues: obj14}});errors++;
}
}
if(data24.from !== undefined){
let data26 = data24.from;
if(typeof data26 === "string"){
if(!(formats0.validate(data26))){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/from",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/from",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data24.to !== undefined){
let data27 = data24.to;
if(typeof data27 === "string"){
if(!(formats0.validate(data27))){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/to",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/to",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data24.last !== undefined){
let data28 = data24.last;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.n === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/last",keyword:"required",params:{missingProperty: "n"}});errors++;
}
if(data28.unit === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/last",keyword:"required",params:{missingProperty: "unit"}});errors++;
}
for(const key2 in data28){
if(!((key2 === "n") || (key2 === "unit"))){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/last",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data28.n !== undefined){
let data29 = data28.n;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/last/n",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data29 == "number"){
if(data29 > 366 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/last/n",keyword:"maximum",params:{comparison: "<=", limit: 366}});errors++;
}
if(data29 < 1 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/last/n",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data28.unit !== undefined){
if(!(obj16.includes(data28.unit))){
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/last/unit",keyword:"enum",params:{allowedValues: obj16}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dateRange/last",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dateRange",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.filters !== undefined){
let data31 = data.filters;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filters",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.columns !== undefined){
let data32 = data.columns;
if(Array.isArray(data32)){
if(data32.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len6 = data32.length;
for(let i6=0; i6<len6; i6++){
let data33 = data32[i6];
if(typeof data33 === "string"){
if(func1(data33) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i6,keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i6,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.groupBy !== undefined){
let data34 = data.groupBy;
if(typeof data34 === "string"){
if(func1(data34) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/groupBy",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/groupBy",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.format !== undefined){
if(!(obj18.includes(data.format))){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: obj18}});errors++;
}
}
if(data.schedule !== undefined){
let data36 = data.schedule;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.active === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/schedule",keyword:"required",params:{missingProperty: "active"}});errors++;
}
for(const key3 in data36){
if(!(((((key3 === "active") || (key3 === "recurrence")) || (key3 === "time")) || (key3 === "timezone")) || (key3 === "nextRun"))){
(vErrors ??= []).push({instancePath:instancePath+"/schedule",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data36.active !== undefined){
if(typeof data36.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/schedule/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data36.recurrence !== undefined){
if(!(obj20(data36.recurrence, {instancePath:instancePath+"/schedule/recurrence",parentData:data36,parentDataProperty:"recurrence",rootData}))){
vErrors = vErrors === null ? obj20.errors : vErrors.concat(obj20.errors);
errors = vErrors.length;
}
}
if(data36.time !== undefined){
if(!(obj21(data36.time, {instancePath:instancePath+"/schedule/time",parentData:data36,parentDataProperty:"time",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data36.timezone !== undefined){
if(!(obj22(data36.timezone, {instancePath:instancePath+"/schedule/timezone",parentData:data36,parentDataProperty:"timezone",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
if(data36.nextRun !== undefined){
let data41 = data36.nextRun;
if(typeof data41 === "string"){
if(!(formats10.validate(data41))){
(vErrors ??= []).push({instancePath:instancePath+"/schedule/nextRun",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/schedule/nextRun",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/schedule",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.recipients !== undefined){
let data42 = data.recipients;
if(Array.isArray(data42)){
if(data42.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/recipients",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len7 = data42.length;
for(let i7=0; i7<len7; i7++){
if(!(obj4(data42[i7], {instancePath:instancePath+"/recipients/" + i7,parentData:data42,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipients",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.encrypt !== undefined){
if(typeof data.encrypt !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/encrypt",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.maskIdentifiers !== undefined){
if(typeof data.maskIdentifiers !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/maskIdentifiers",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

// Generated from schemas/resources/personal-preferences.json by npm run generate. Edits are lost.
import { equal as func2 } from './runtime.js'
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj29 } from './shared/clock-time.js'
import { validate as obj31 } from './shared/chart-layout.js'
import { validate as obj33 } from './shared/listing-state.js'
import { validate as obj36 } from './shared/date-period.js'
import { validate as obj38 } from './shared/coded-value.js'
import { validate as obj41 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"PersonalPreferences"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"owner":{"x-shared":"generated/validators/shared/reference.js"},"colorScheme":{"enum":["Light","Dark"]},"fontAppearance":{"enum":["Normal","Large"]},"overridden":{"type":"boolean"},"calendar":{"type":"object","additionalProperties":false,"properties":{"view":{"enum":["Day","Week","Month","Agenda","Resource"]},"startHour":{"type":"integer","minimum":0,"maximum":23},"endHour":{"type":"integer","minimum":1,"maximum":24},"colorsBy":{"enum":["Practitioner","Service","Status","Program","Location"]},"hiddenOwners":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":200}},"required":[]},"defaults":{"type":"object","additionalProperties":false,"properties":{"location":{"x-shared":"generated/validators/shared/reference.js"},"program":{"x-shared":"generated/validators/shared/reference.js"},"noteDefinition":{"x-shared":"generated/validators/shared/reference.js"},"scribeNoteFormat":{"enum":["BIRP","DAP","GIRPP","SIRP","BehavioralSOAP","HP","PhysicalSOAP"]},"mode":{"enum":["InPerson","Telehealth"]}},"required":[]},"recent":{"type":"object","additionalProperties":false,"properties":{"patients":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":20},"definitions":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":10}},"required":[]},"favorites":{"type":"object","additionalProperties":false,"properties":{"patients":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":50},"noteDefinitions":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":100},"snippets":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":200},"listings":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":100},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":100}},"required":[]},"notifications":{"type":"object","additionalProperties":false,"properties":{"categories":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"category":{"enum":["Sign","CoSign","Return","Audit","Packet","Consent","Appointment","Waitlist","Message","Mention","Report","Authorization","CarePlanReview","Transmission","Transcription","Access","System"]},"channels":{"type":"array","items":{"enum":["InApp","Email","Sms"]},"uniqueItems":true}},"required":["category","channels"]},"maxItems":40},"quietHours":{"type":"object","additionalProperties":false,"properties":{"start":{"x-shared":"generated/validators/shared/clock-time.js"},"end":{"x-shared":"generated/validators/shared/clock-time.js"}},"required":["start","end"]}},"required":[]},"dictation":{"type":"object","additionalProperties":false,"properties":{"engine":{"type":"string","maxLength":40},"microphone":{"type":"string","maxLength":120},"autoPunctuation":{"type":"boolean"}},"required":[]},"dashboardLayout":{"type":"object","additionalProperties":false,"properties":{"tiles":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"kind":{"type":"string","maxLength":60},"x":{"type":"integer","minimum":0,"maximum":9},"y":{"type":"integer","minimum":0,"maximum":199},"width":{"type":"integer","minimum":1,"maximum":10},"height":{"type":"integer","minimum":1,"maximum":20}},"required":["id","kind","x","y","width","height"]},"maxItems":50}},"required":[]},"chartLayout":{"x-shared":"generated/validators/shared/chart-layout.js"},"chartLooks":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"patient":{"x-shared":"generated/validators/shared/reference.js"},"at":{"type":"string","format":"date-time"}},"required":["patient","at"]},"maxItems":200},"listingState":{"type":"object","additionalProperties":{"x-shared":"generated/validators/shared/listing-state.js"},"propertyNames":{"maxLength":60},"maxProperties":200},"signatureDefaultMethod":{"enum":["Password","Pin","Drawn","Typed","Image","System"]},"outOfOffice":{"type":"object","additionalProperties":false,"properties":{"period":{"x-shared":"generated/validators/shared/date-period.js"},"delegate":{"x-shared":"generated/validators/shared/reference.js"}},"required":["period","delegate"]},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"dismissedAnnouncements":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":500},"tourSteps":{"type":"array","items":{"type":"string","maxLength":60},"maxItems":200}},"required":["owner"]};
const func0 = Object.prototype.hasOwnProperty;
const obj2 = ["Light","Dark"];
const obj4 = ["Normal","Large"];
const obj6 = ["Day","Week","Month","Agenda","Resource"];
const obj8 = ["Practitioner","Service","Status","Program","Location"];
const obj14 = ["BIRP","DAP","GIRPP","SIRP","BehavioralSOAP","HP","PhysicalSOAP"];
const obj16 = ["InPerson","Telehealth"];
const obj25 = ["Sign","CoSign","Return","Audit","Packet","Consent","Appointment","Waitlist","Message","Mention","Report","Authorization","CarePlanReview","Transmission","Transcription","Access","System"];
const obj27 = ["InApp","Email","Sms"];
const obj34 = ["Password","Pin","Drawn","Typed","Image","System"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"}});errors++;
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
if("PersonalPreferences" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "PersonalPreferences"}});errors++;
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
if(data.owner !== undefined){
if(!(obj1(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.colorScheme !== undefined){
if(!(obj2.includes(data.colorScheme))){
(vErrors ??= []).push({instancePath:instancePath+"/colorScheme",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.fontAppearance !== undefined){
if(!(obj4.includes(data.fontAppearance))){
(vErrors ??= []).push({instancePath:instancePath+"/fontAppearance",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.overridden !== undefined){
if(typeof data.overridden !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/overridden",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.calendar !== undefined){
let data11 = data.calendar;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 in data11){
if(!(((((key1 === "view") || (key1 === "startHour")) || (key1 === "endHour")) || (key1 === "colorsBy")) || (key1 === "hiddenOwners"))){
(vErrors ??= []).push({instancePath:instancePath+"/calendar",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data11.view !== undefined){
if(!(obj6.includes(data11.view))){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/view",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data11.startHour !== undefined){
let data13 = data11.startHour;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/startHour",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data13 == "number"){
if(data13 > 23 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/startHour",keyword:"maximum",params:{comparison: "<=", limit: 23}});errors++;
}
if(data13 < 0 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/startHour",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data11.endHour !== undefined){
let data14 = data11.endHour;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/endHour",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data14 == "number"){
if(data14 > 24 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/endHour",keyword:"maximum",params:{comparison: "<=", limit: 24}});errors++;
}
if(data14 < 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/endHour",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data11.colorsBy !== undefined){
if(!(obj8.includes(data11.colorsBy))){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/colorsBy",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data11.hiddenOwners !== undefined){
let data16 = data11.hiddenOwners;
if(Array.isArray(data16)){
if(data16.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/hiddenOwners",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data16[i1], {instancePath:instancePath+"/calendar/hiddenOwners/" + i1,parentData:data16,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/calendar/hiddenOwners",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/calendar",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.defaults !== undefined){
let data18 = data.defaults;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key2 in data18){
if(!(((((key2 === "location") || (key2 === "program")) || (key2 === "noteDefinition")) || (key2 === "scribeNoteFormat")) || (key2 === "mode"))){
(vErrors ??= []).push({instancePath:instancePath+"/defaults",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data18.location !== undefined){
if(!(obj1(data18.location, {instancePath:instancePath+"/defaults/location",parentData:data18,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data18.program !== undefined){
if(!(obj1(data18.program, {instancePath:instancePath+"/defaults/program",parentData:data18,parentDataProperty:"program",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data18.noteDefinition !== undefined){
if(!(obj1(data18.noteDefinition, {instancePath:instancePath+"/defaults/noteDefinition",parentData:data18,parentDataProperty:"noteDefinition",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data18.scribeNoteFormat !== undefined){
if(!(obj14.includes(data18.scribeNoteFormat))){
(vErrors ??= []).push({instancePath:instancePath+"/defaults/scribeNoteFormat",keyword:"enum",params:{allowedValues: obj14}});errors++;
}
}
if(data18.mode !== undefined){
if(!(obj16.includes(data18.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/defaults/mode",keyword:"enum",params:{allowedValues: obj16}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/defaults",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.recent !== undefined){
let data24 = data.recent;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key3 in data24){
if(!((key3 === "patients") || (key3 === "definitions"))){
(vErrors ??= []).push({instancePath:instancePath+"/recent",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data24.patients !== undefined){
let data25 = data24.patients;
if(Array.isArray(data25)){
if(data25.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/recent/patients",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
if(!(obj1(data25[i2], {instancePath:instancePath+"/recent/patients/" + i2,parentData:data25,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recent/patients",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data24.definitions !== undefined){
let data27 = data24.definitions;
if(Array.isArray(data27)){
if(data27.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/recent/definitions",keyword:"maxItems",params:{limit: 10}});errors++;
}
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
if(!(obj1(data27[i3], {instancePath:instancePath+"/recent/definitions/" + i3,parentData:data27,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recent/definitions",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recent",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.favorites !== undefined){
let data29 = data.favorites;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key4 in data29){
if(!(((((key4 === "patients") || (key4 === "noteDefinitions")) || (key4 === "snippets")) || (key4 === "listings")) || (key4 === "services"))){
(vErrors ??= []).push({instancePath:instancePath+"/favorites",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data29.patients !== undefined){
let data30 = data29.patients;
if(Array.isArray(data30)){
if(data30.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/patients",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len4 = data30.length;
for(let i4=0; i4<len4; i4++){
if(!(obj1(data30[i4], {instancePath:instancePath+"/favorites/patients/" + i4,parentData:data30,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites/patients",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data29.noteDefinitions !== undefined){
let data32 = data29.noteDefinitions;
if(Array.isArray(data32)){
if(data32.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/noteDefinitions",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len5 = data32.length;
for(let i5=0; i5<len5; i5++){
if(!(obj1(data32[i5], {instancePath:instancePath+"/favorites/noteDefinitions/" + i5,parentData:data32,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites/noteDefinitions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data29.snippets !== undefined){
let data34 = data29.snippets;
if(Array.isArray(data34)){
if(data34.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/snippets",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len6 = data34.length;
for(let i6=0; i6<len6; i6++){
if(!(obj1(data34[i6], {instancePath:instancePath+"/favorites/snippets/" + i6,parentData:data34,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites/snippets",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data29.listings !== undefined){
let data36 = data29.listings;
if(Array.isArray(data36)){
if(data36.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/listings",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len7 = data36.length;
for(let i7=0; i7<len7; i7++){
if(!(obj1(data36[i7], {instancePath:instancePath+"/favorites/listings/" + i7,parentData:data36,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites/listings",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data29.services !== undefined){
let data38 = data29.services;
if(Array.isArray(data38)){
if(data38.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/services",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len8 = data38.length;
for(let i8=0; i8<len8; i8++){
if(!(obj1(data38[i8], {instancePath:instancePath+"/favorites/services/" + i8,parentData:data38,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites/services",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.notifications !== undefined){
let data40 = data.notifications;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
for(const key5 in data40){
if(!((key5 === "categories") || (key5 === "quietHours"))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications",keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data40.categories !== undefined){
let data41 = data40.categories;
if(Array.isArray(data41)){
if(data41.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories",keyword:"maxItems",params:{limit: 40}});errors++;
}
const len9 = data41.length;
for(let i9=0; i9<len9; i9++){
let data42 = data41[i9];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.category === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9,keyword:"required",params:{missingProperty: "category"}});errors++;
}
if(data42.channels === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9,keyword:"required",params:{missingProperty: "channels"}});errors++;
}
for(const key6 in data42){
if(!((key6 === "category") || (key6 === "channels"))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9,keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data42.category !== undefined){
if(!(obj25.includes(data42.category))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9+"/category",keyword:"enum",params:{allowedValues: obj25}});errors++;
}
}
if(data42.channels !== undefined){
let data44 = data42.channels;
if(Array.isArray(data44)){
const len10 = data44.length;
for(let i10=0; i10<len10; i10++){
if(!(obj27.includes(data44[i10]))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9+"/channels/" + i10,keyword:"enum",params:{allowedValues: obj27}});errors++;
}
}
let i11 = data44.length;
let j0;
if(i11 > 1){
outer0:
for(;i11--;){
for(j0 = i11; j0--;){
if(func2(data44[i11], data44[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9+"/channels",keyword:"uniqueItems",params:{i: i11, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9+"/channels",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data40.quietHours !== undefined){
let data46 = data40.quietHours;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.start === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/quietHours",keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data46.end === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/quietHours",keyword:"required",params:{missingProperty: "end"}});errors++;
}
for(const key7 in data46){
if(!((key7 === "start") || (key7 === "end"))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/quietHours",keyword:"additionalProperties",params:{additionalProperty: key7}});errors++;
}
}
if(data46.start !== undefined){
if(!(obj29(data46.start, {instancePath:instancePath+"/notifications/quietHours/start",parentData:data46,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? obj29.errors : vErrors.concat(obj29.errors);
errors = vErrors.length;
}
}
if(data46.end !== undefined){
if(!(obj29(data46.end, {instancePath:instancePath+"/notifications/quietHours/end",parentData:data46,parentDataProperty:"end",rootData}))){
vErrors = vErrors === null ? obj29.errors : vErrors.concat(obj29.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notifications/quietHours",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notifications",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.dictation !== undefined){
let data49 = data.dictation;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
for(const key8 in data49){
if(!(((key8 === "engine") || (key8 === "microphone")) || (key8 === "autoPunctuation"))){
(vErrors ??= []).push({instancePath:instancePath+"/dictation",keyword:"additionalProperties",params:{additionalProperty: key8}});errors++;
}
}
if(data49.engine !== undefined){
let data50 = data49.engine;
if(typeof data50 === "string"){
if(func1(data50) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/dictation/engine",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dictation/engine",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data49.microphone !== undefined){
let data51 = data49.microphone;
if(typeof data51 === "string"){
if(func1(data51) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/dictation/microphone",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dictation/microphone",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data49.autoPunctuation !== undefined){
if(typeof data49.autoPunctuation !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/dictation/autoPunctuation",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dictation",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.dashboardLayout !== undefined){
let data53 = data.dashboardLayout;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
for(const key9 in data53){
if(!(key9 === "tiles")){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout",keyword:"additionalProperties",params:{additionalProperty: key9}});errors++;
}
}
if(data53.tiles !== undefined){
let data54 = data53.tiles;
if(Array.isArray(data54)){
if(data54.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len11 = data54.length;
for(let i12=0; i12<len11; i12++){
let data55 = data54[i12];
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data55.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data55.x === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "x"}});errors++;
}
if(data55.y === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "y"}});errors++;
}
if(data55.width === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "width"}});errors++;
}
if(data55.height === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "height"}});errors++;
}
for(const key10 in data55){
if(!((((((key10 === "id") || (key10 === "kind")) || (key10 === "x")) || (key10 === "y")) || (key10 === "width")) || (key10 === "height"))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"additionalProperties",params:{additionalProperty: key10}});errors++;
}
}
if(data55.id !== undefined){
let data56 = data55.id;
if(typeof data56 === "string"){
if(func1(data56) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data56) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data55.kind !== undefined){
let data57 = data55.kind;
if(typeof data57 === "string"){
if(func1(data57) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/kind",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/kind",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data55.x !== undefined){
let data58 = data55.x;
if(!((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58)))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/x",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data58 == "number"){
if(data58 > 9 || isNaN(data58)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/x",keyword:"maximum",params:{comparison: "<=", limit: 9}});errors++;
}
if(data58 < 0 || isNaN(data58)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/x",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data55.y !== undefined){
let data59 = data55.y;
if(!((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59)))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/y",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data59 == "number"){
if(data59 > 199 || isNaN(data59)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/y",keyword:"maximum",params:{comparison: "<=", limit: 199}});errors++;
}
if(data59 < 0 || isNaN(data59)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/y",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data55.width !== undefined){
let data60 = data55.width;
if(!((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60)))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/width",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data60 == "number"){
if(data60 > 10 || isNaN(data60)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/width",keyword:"maximum",params:{comparison: "<=", limit: 10}});errors++;
}
if(data60 < 1 || isNaN(data60)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/width",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data55.height !== undefined){
let data61 = data55.height;
if(!((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61)))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/height",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data61 == "number"){
if(data61 > 20 || isNaN(data61)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/height",keyword:"maximum",params:{comparison: "<=", limit: 20}});errors++;
}
if(data61 < 1 || isNaN(data61)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/height",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.chartLayout !== undefined){
if(!(obj31(data.chartLayout, {instancePath:instancePath+"/chartLayout",parentData:data,parentDataProperty:"chartLayout",rootData}))){
vErrors = vErrors === null ? obj31.errors : vErrors.concat(obj31.errors);
errors = vErrors.length;
}
}
if(data.chartLooks !== undefined){
let data63 = data.chartLooks;
if(Array.isArray(data63)){
if(data63.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len12 = data63.length;
for(let i13=0; i13<len12; i13++){
let data64 = data63[i13];
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.patient === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks/" + i13,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data64.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks/" + i13,keyword:"required",params:{missingProperty: "at"}});errors++;
}
for(const key11 in data64){
if(!((key11 === "patient") || (key11 === "at"))){
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks/" + i13,keyword:"additionalProperties",params:{additionalProperty: key11}});errors++;
}
}
if(data64.patient !== undefined){
if(!(obj1(data64.patient, {instancePath:instancePath+"/chartLooks/" + i13+"/patient",parentData:data64,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data64.at !== undefined){
let data66 = data64.at;
if(typeof data66 === "string"){
if(!(formats0.validate(data66))){
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks/" + i13+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks/" + i13+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks/" + i13,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.listingState !== undefined){
let data67 = data.listingState;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(Object.keys(data67).length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/listingState",keyword:"maxProperties",params:{limit: 200}});errors++;
}
for(const key12 in data67){
const _errs117 = errors;
if(typeof key12 === "string"){
if(func1(key12) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/listingState",keyword:"maxLength",params:{limit: 60},propertyName:key12});errors++;
}
}
var valid39 = _errs117 === errors;
if(!valid39){
(vErrors ??= []).push({instancePath:instancePath+"/listingState",keyword:"propertyNames",params:{propertyName: key12}});errors++;
}
}
for(const key13 in data67){
if(!(obj33(data67[key13], {instancePath:instancePath+"/listingState/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data67,parentDataProperty:key13,rootData}))){
vErrors = vErrors === null ? obj33.errors : vErrors.concat(obj33.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/listingState",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.signatureDefaultMethod !== undefined){
if(!(obj34.includes(data.signatureDefaultMethod))){
(vErrors ??= []).push({instancePath:instancePath+"/signatureDefaultMethod",keyword:"enum",params:{allowedValues: obj34}});errors++;
}
}
if(data.outOfOffice !== undefined){
let data70 = data.outOfOffice;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
if(data70.period === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/outOfOffice",keyword:"required",params:{missingProperty: "period"}});errors++;
}
if(data70.delegate === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/outOfOffice",keyword:"required",params:{missingProperty: "delegate"}});errors++;
}
for(const key14 in data70){
if(!((key14 === "period") || (key14 === "delegate"))){
(vErrors ??= []).push({instancePath:instancePath+"/outOfOffice",keyword:"additionalProperties",params:{additionalProperty: key14}});errors++;
}
}
if(data70.period !== undefined){
if(!(obj36(data70.period, {instancePath:instancePath+"/outOfOffice/period",parentData:data70,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj36.errors : vErrors.concat(obj36.errors);
errors = vErrors.length;
}
}
if(data70.delegate !== undefined){
if(!(obj1(data70.delegate, {instancePath:instancePath+"/outOfOffice/delegate",parentData:data70,parentDataProperty:"delegate",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/outOfOffice",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.language !== undefined){
if(!(obj38(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj38.errors : vErrors.concat(obj38.errors);
errors = vErrors.length;
}
}
if(data.dismissedAnnouncements !== undefined){
let data74 = data.dismissedAnnouncements;
if(Array.isArray(data74)){
if(data74.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/dismissedAnnouncements",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len13 = data74.length;
for(let i14=0; i14<len13; i14++){
if(!(obj1(data74[i14], {instancePath:instancePath+"/dismissedAnnouncements/" + i14,parentData:data74,parentDataProperty:i14,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dismissedAnnouncements",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.tourSteps !== undefined){
let data76 = data.tourSteps;
if(Array.isArray(data76)){
if(data76.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tourSteps",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len14 = data76.length;
for(let i15=0; i15<len14; i15++){
let data77 = data76[i15];
if(typeof data77 === "string"){
if(func1(data77) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/tourSteps/" + i15,keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tourSteps/" + i15,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tourSteps",keyword:"type",params:{type: "array"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"PersonalPreferences"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"owner":{"x-shared":"generated/validators/shared/reference.js"},"colorScheme":{"enum":["Light","Dark"]},"fontAppearance":{"enum":["Normal","Large"]},"overridden":{"type":"boolean"},"calendar":{"type":"object","additionalProperties":false,"properties":{"view":{"enum":["Day","Week","Month","Agenda","Resource"]},"startHour":{"type":"integer","minimum":0,"maximum":23},"endHour":{"type":"integer","minimum":1,"maximum":24},"colorsBy":{"enum":["Practitioner","Service","Status","Program","Location"]},"hiddenOwners":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":200}}},"defaults":{"type":"object","additionalProperties":false,"properties":{"location":{"x-shared":"generated/validators/shared/reference.js"},"program":{"x-shared":"generated/validators/shared/reference.js"},"noteDefinition":{"x-shared":"generated/validators/shared/reference.js"},"scribeNoteFormat":{"enum":["BIRP","DAP","GIRPP","SIRP","BehavioralSOAP","HP","PhysicalSOAP"]},"mode":{"enum":["InPerson","Telehealth"]}}},"recent":{"type":"object","additionalProperties":false,"properties":{"patients":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":20},"definitions":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":10}}},"favorites":{"type":"object","additionalProperties":false,"properties":{"patients":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":50},"noteDefinitions":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":100},"snippets":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":200},"listings":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":100},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":100}}},"notifications":{"type":"object","additionalProperties":false,"properties":{"categories":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"category":{"enum":["Sign","CoSign","Return","Audit","Packet","Consent","Appointment","Waitlist","Message","Mention","Report","Authorization","CarePlanReview","Transmission","Transcription","Access","System"]},"channels":{"type":"array","items":{"enum":["InApp","Email","Sms"]},"uniqueItems":true}},"required":["category","channels"]},"maxItems":40},"quietHours":{"type":"object","additionalProperties":false,"properties":{"start":{"x-shared":"generated/validators/shared/clock-time.js"},"end":{"x-shared":"generated/validators/shared/clock-time.js"}},"required":["start","end"]}}},"dictation":{"type":"object","additionalProperties":false,"properties":{"engine":{"type":"string","maxLength":40},"microphone":{"type":"string","maxLength":120},"autoPunctuation":{"type":"boolean"}}},"dashboardLayout":{"type":"object","additionalProperties":false,"properties":{"tiles":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"kind":{"type":"string","maxLength":60},"x":{"type":"integer","minimum":0,"maximum":9},"y":{"type":"integer","minimum":0,"maximum":199},"width":{"type":"integer","minimum":1,"maximum":10},"height":{"type":"integer","minimum":1,"maximum":20}},"required":["id","kind","x","y","width","height"]},"maxItems":50}}},"chartLayout":{"x-shared":"generated/validators/shared/chart-layout.js"},"chartLooks":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"patient":{"x-shared":"generated/validators/shared/reference.js"},"at":{"type":"string","format":"date-time"}},"required":["patient","at"]},"maxItems":200},"listingState":{"type":"object","additionalProperties":{"x-shared":"generated/validators/shared/listing-state.js"},"propertyNames":{"maxLength":60},"maxProperties":200},"signatureDefaultMethod":{"enum":["Password","Pin","Drawn","Typed","Image","System"]},"outOfOffice":{"type":"object","additionalProperties":false,"properties":{"period":{"x-shared":"generated/validators/shared/date-period.js"},"delegate":{"x-shared":"generated/validators/shared/reference.js"}},"required":["period","delegate"]},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"dismissedAnnouncements":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":500},"tourSteps":{"type":"array","items":{"type":"string","maxLength":60},"maxItems":200}},"required":["id","resourceType","partition","display","meta","owner","colorScheme","fontAppearance","overridden"]};
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
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"}});errors++;
}
if(data.colorScheme === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "colorScheme"}});errors++;
}
if(data.fontAppearance === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fontAppearance"}});errors++;
}
if(data.overridden === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "overridden"}});errors++;
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
if("PersonalPreferences" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "PersonalPreferences"}});errors++;
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
if(!(obj41(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj41.errors : vErrors.concat(obj41.errors);
errors = vErrors.length;
}
}
if(data.owner !== undefined){
if(!(obj1(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.colorScheme !== undefined){
if(!(obj2.includes(data.colorScheme))){
(vErrors ??= []).push({instancePath:instancePath+"/colorScheme",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.fontAppearance !== undefined){
if(!(obj4.includes(data.fontAppearance))){
(vErrors ??= []).push({instancePath:instancePath+"/fontAppearance",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.overridden !== undefined){
if(typeof data.overridden !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/overridden",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.calendar !== undefined){
let data11 = data.calendar;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 in data11){
if(!(((((key1 === "view") || (key1 === "startHour")) || (key1 === "endHour")) || (key1 === "colorsBy")) || (key1 === "hiddenOwners"))){
(vErrors ??= []).push({instancePath:instancePath+"/calendar",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data11.view !== undefined){
if(!(obj6.includes(data11.view))){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/view",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data11.startHour !== undefined){
let data13 = data11.startHour;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/startHour",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data13 == "number"){
if(data13 > 23 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/startHour",keyword:"maximum",params:{comparison: "<=", limit: 23}});errors++;
}
if(data13 < 0 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/startHour",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data11.endHour !== undefined){
let data14 = data11.endHour;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/endHour",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data14 == "number"){
if(data14 > 24 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/endHour",keyword:"maximum",params:{comparison: "<=", limit: 24}});errors++;
}
if(data14 < 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/endHour",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data11.colorsBy !== undefined){
if(!(obj8.includes(data11.colorsBy))){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/colorsBy",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data11.hiddenOwners !== undefined){
let data16 = data11.hiddenOwners;
if(Array.isArray(data16)){
if(data16.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/hiddenOwners",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data16[i1], {instancePath:instancePath+"/calendar/hiddenOwners/" + i1,parentData:data16,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/calendar/hiddenOwners",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/calendar",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.defaults !== undefined){
let data18 = data.defaults;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key2 in data18){
if(!(((((key2 === "location") || (key2 === "program")) || (key2 === "noteDefinition")) || (key2 === "scribeNoteFormat")) || (key2 === "mode"))){
(vErrors ??= []).push({instancePath:instancePath+"/defaults",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data18.location !== undefined){
if(!(obj1(data18.location, {instancePath:instancePath+"/defaults/location",parentData:data18,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data18.program !== undefined){
if(!(obj1(data18.program, {instancePath:instancePath+"/defaults/program",parentData:data18,parentDataProperty:"program",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data18.noteDefinition !== undefined){
if(!(obj1(data18.noteDefinition, {instancePath:instancePath+"/defaults/noteDefinition",parentData:data18,parentDataProperty:"noteDefinition",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data18.scribeNoteFormat !== undefined){
if(!(obj14.includes(data18.scribeNoteFormat))){
(vErrors ??= []).push({instancePath:instancePath+"/defaults/scribeNoteFormat",keyword:"enum",params:{allowedValues: obj14}});errors++;
}
}
if(data18.mode !== undefined){
if(!(obj16.includes(data18.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/defaults/mode",keyword:"enum",params:{allowedValues: obj16}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/defaults",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.recent !== undefined){
let data24 = data.recent;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key3 in data24){
if(!((key3 === "patients") || (key3 === "definitions"))){
(vErrors ??= []).push({instancePath:instancePath+"/recent",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data24.patients !== undefined){
let data25 = data24.patients;
if(Array.isArray(data25)){
if(data25.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/recent/patients",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
if(!(obj1(data25[i2], {instancePath:instancePath+"/recent/patients/" + i2,parentData:data25,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recent/patients",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data24.definitions !== undefined){
let data27 = data24.definitions;
if(Array.isArray(data27)){
if(data27.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/recent/definitions",keyword:"maxItems",params:{limit: 10}});errors++;
}
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
if(!(obj1(data27[i3], {instancePath:instancePath+"/recent/definitions/" + i3,parentData:data27,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recent/definitions",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recent",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.favorites !== undefined){
let data29 = data.favorites;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key4 in data29){
if(!(((((key4 === "patients") || (key4 === "noteDefinitions")) || (key4 === "snippets")) || (key4 === "listings")) || (key4 === "services"))){
(vErrors ??= []).push({instancePath:instancePath+"/favorites",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data29.patients !== undefined){
let data30 = data29.patients;
if(Array.isArray(data30)){
if(data30.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/patients",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len4 = data30.length;
for(let i4=0; i4<len4; i4++){
if(!(obj1(data30[i4], {instancePath:instancePath+"/favorites/patients/" + i4,parentData:data30,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites/patients",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data29.noteDefinitions !== undefined){
let data32 = data29.noteDefinitions;
if(Array.isArray(data32)){
if(data32.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/noteDefinitions",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len5 = data32.length;
for(let i5=0; i5<len5; i5++){
if(!(obj1(data32[i5], {instancePath:instancePath+"/favorites/noteDefinitions/" + i5,parentData:data32,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites/noteDefinitions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data29.snippets !== undefined){
let data34 = data29.snippets;
if(Array.isArray(data34)){
if(data34.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/snippets",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len6 = data34.length;
for(let i6=0; i6<len6; i6++){
if(!(obj1(data34[i6], {instancePath:instancePath+"/favorites/snippets/" + i6,parentData:data34,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites/snippets",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data29.listings !== undefined){
let data36 = data29.listings;
if(Array.isArray(data36)){
if(data36.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/listings",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len7 = data36.length;
for(let i7=0; i7<len7; i7++){
if(!(obj1(data36[i7], {instancePath:instancePath+"/favorites/listings/" + i7,parentData:data36,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites/listings",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data29.services !== undefined){
let data38 = data29.services;
if(Array.isArray(data38)){
if(data38.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/services",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len8 = data38.length;
for(let i8=0; i8<len8; i8++){
if(!(obj1(data38[i8], {instancePath:instancePath+"/favorites/services/" + i8,parentData:data38,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites/services",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.notifications !== undefined){
let data40 = data.notifications;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
for(const key5 in data40){
if(!((key5 === "categories") || (key5 === "quietHours"))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications",keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data40.categories !== undefined){
let data41 = data40.categories;
if(Array.isArray(data41)){
if(data41.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories",keyword:"maxItems",params:{limit: 40}});errors++;
}
const len9 = data41.length;
for(let i9=0; i9<len9; i9++){
let data42 = data41[i9];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.category === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9,keyword:"required",params:{missingProperty: "category"}});errors++;
}
if(data42.channels === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9,keyword:"required",params:{missingProperty: "channels"}});errors++;
}
for(const key6 in data42){
if(!((key6 === "category") || (key6 === "channels"))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9,keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data42.category !== undefined){
if(!(obj25.includes(data42.category))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9+"/category",keyword:"enum",params:{allowedValues: obj25}});errors++;
}
}
if(data42.channels !== undefined){
let data44 = data42.channels;
if(Array.isArray(data44)){
const len10 = data44.length;
for(let i10=0; i10<len10; i10++){
if(!(obj27.includes(data44[i10]))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9+"/channels/" + i10,keyword:"enum",params:{allowedValues: obj27}});errors++;
}
}
let i11 = data44.length;
let j0;
if(i11 > 1){
outer0:
for(;i11--;){
for(j0 = i11; j0--;){
if(func2(data44[i11], data44[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9+"/channels",keyword:"uniqueItems",params:{i: i11, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9+"/channels",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data40.quietHours !== undefined){
let data46 = data40.quietHours;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.start === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/quietHours",keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data46.end === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/quietHours",keyword:"required",params:{missingProperty: "end"}});errors++;
}
for(const key7 in data46){
if(!((key7 === "start") || (key7 === "end"))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/quietHours",keyword:"additionalProperties",params:{additionalProperty: key7}});errors++;
}
}
if(data46.start !== undefined){
if(!(obj29(data46.start, {instancePath:instancePath+"/notifications/quietHours/start",parentData:data46,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? obj29.errors : vErrors.concat(obj29.errors);
errors = vErrors.length;
}
}
if(data46.end !== undefined){
if(!(obj29(data46.end, {instancePath:instancePath+"/notifications/quietHours/end",parentData:data46,parentDataProperty:"end",rootData}))){
vErrors = vErrors === null ? obj29.errors : vErrors.concat(obj29.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notifications/quietHours",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notifications",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.dictation !== undefined){
let data49 = data.dictation;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
for(const key8 in data49){
if(!(((key8 === "engine") || (key8 === "microphone")) || (key8 === "autoPunctuation"))){
(vErrors ??= []).push({instancePath:instancePath+"/dictation",keyword:"additionalProperties",params:{additionalProperty: key8}});errors++;
}
}
if(data49.engine !== undefined){
let data50 = data49.engine;
if(typeof data50 === "string"){
if(func1(data50) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/dictation/engine",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dictation/engine",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data49.microphone !== undefined){
let data51 = data49.microphone;
if(typeof data51 === "string"){
if(func1(data51) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/dictation/microphone",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dictation/microphone",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data49.autoPunctuation !== undefined){
if(typeof data49.autoPunctuation !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/dictation/autoPunctuation",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dictation",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.dashboardLayout !== undefined){
let data53 = data.dashboardLayout;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
for(const key9 in data53){
if(!(key9 === "tiles")){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout",keyword:"additionalProperties",params:{additionalProperty: key9}});errors++;
}
}
if(data53.tiles !== undefined){
let data54 = data53.tiles;
if(Array.isArray(data54)){
if(data54.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len11 = data54.length;
for(let i12=0; i12<len11; i12++){
let data55 = data54[i12];
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data55.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data55.x === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "x"}});errors++;
}
if(data55.y === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "y"}});errors++;
}
if(data55.width === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "width"}});errors++;
}
if(data55.height === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "height"}});errors++;
}
for(const key10 in data55){
if(!((((((key10 === "id") || (key10 === "kind")) || (key10 === "x")) || (key10 === "y")) || (key10 === "width")) || (key10 === "height"))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"additionalProperties",params:{additionalProperty: key10}});errors++;
}
}
if(data55.id !== undefined){
let data56 = data55.id;
if(typeof data56 === "string"){
if(func1(data56) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data56) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data55.kind !== undefined){
let data57 = data55.kind;
if(typeof data57 === "string"){
if(func1(data57) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/kind",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/kind",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data55.x !== undefined){
let data58 = data55.x;
if(!((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58)))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/x",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data58 == "number"){
if(data58 > 9 || isNaN(data58)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/x",keyword:"maximum",params:{comparison: "<=", limit: 9}});errors++;
}
if(data58 < 0 || isNaN(data58)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/x",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data55.y !== undefined){
let data59 = data55.y;
if(!((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59)))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/y",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data59 == "number"){
if(data59 > 199 || isNaN(data59)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/y",keyword:"maximum",params:{comparison: "<=", limit: 199}});errors++;
}
if(data59 < 0 || isNaN(data59)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/y",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data55.width !== undefined){
let data60 = data55.width;
if(!((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60)))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/width",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data60 == "number"){
if(data60 > 10 || isNaN(data60)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/width",keyword:"maximum",params:{comparison: "<=", limit: 10}});errors++;
}
if(data60 < 1 || isNaN(data60)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/width",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data55.height !== undefined){
let data61 = data55.height;
if(!((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61)))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/height",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data61 == "number"){
if(data61 > 20 || isNaN(data61)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/height",keyword:"maximum",params:{comparison: "<=", limit: 20}});errors++;
}
if(data61 < 1 || isNaN(data61)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/height",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.chartLayout !== undefined){
if(!(obj31(data.chartLayout, {instancePath:instancePath+"/chartLayout",parentData:data,parentDataProperty:"chartLayout",rootData}))){
vErrors = vErrors === null ? obj31.errors : vErrors.concat(obj31.errors);
errors = vErrors.length;
}
}
if(data.chartLooks !== undefined){
let data63 = data.chartLooks;
if(Array.isArray(data63)){
if(data63.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len12 = data63.length;
for(let i13=0; i13<len12; i13++){
let data64 = data63[i13];
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.patient === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks/" + i13,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data64.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks/" + i13,keyword:"required",params:{missingProperty: "at"}});errors++;
}
for(const key11 in data64){
if(!((key11 === "patient") || (key11 === "at"))){
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks/" + i13,keyword:"additionalProperties",params:{additionalProperty: key11}});errors++;
}
}
if(data64.patient !== undefined){
if(!(obj1(data64.patient, {instancePath:instancePath+"/chartLooks/" + i13+"/patient",parentData:data64,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data64.at !== undefined){
let data66 = data64.at;
if(typeof data66 === "string"){
if(!(formats0.validate(data66))){
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks/" + i13+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks/" + i13+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks/" + i13,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.listingState !== undefined){
let data67 = data.listingState;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(Object.keys(data67).length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/listingState",keyword:"maxProperties",params:{limit: 200}});errors++;
}
for(const key12 in data67){
const _errs122 = errors;
if(typeof key12 === "string"){
if(func1(key12) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/listingState",keyword:"maxLength",params:{limit: 60},propertyName:key12});errors++;
}
}
var valid39 = _errs122 === errors;
if(!valid39){
(vErrors ??= []).push({instancePath:instancePath+"/listingState",keyword:"propertyNames",params:{propertyName: key12}});errors++;
}
}
for(const key13 in data67){
if(!(obj33(data67[key13], {instancePath:instancePath+"/listingState/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data67,parentDataProperty:key13,rootData}))){
vErrors = vErrors === null ? obj33.errors : vErrors.concat(obj33.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/listingState",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.signatureDefaultMethod !== undefined){
if(!(obj34.includes(data.signatureDefaultMethod))){
(vErrors ??= []).push({instancePath:instancePath+"/signatureDefaultMethod",keyword:"enum",params:{allowedValues: obj34}});errors++;
}
}
if(data.outOfOffice !== undefined){
let data70 = data.outOfOffice;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
if(data70.period === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/outOfOffice",keyword:"required",params:{missingProperty: "period"}});errors++;
}
if(data70.delegate === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/outOfOffice",keyword:"required",params:{missingProperty: "delegate"}});errors++;
}
for(const key14 in data70){
if(!((key14 === "period") || (key14 === "delegate"))){
(vErrors ??= []).push({instancePath:instancePath+"/outOfOffice",keyword:"additionalProperties",params:{additionalProperty: key14}});errors++;
}
}
if(data70.period !== undefined){
if(!(obj36(data70.period, {instancePath:instancePath+"/outOfOffice/period",parentData:data70,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj36.errors : vErrors.concat(obj36.errors);
errors = vErrors.length;
}
}
if(data70.delegate !== undefined){
if(!(obj1(data70.delegate, {instancePath:instancePath+"/outOfOffice/delegate",parentData:data70,parentDataProperty:"delegate",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/outOfOffice",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.language !== undefined){
if(!(obj38(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj38.errors : vErrors.concat(obj38.errors);
errors = vErrors.length;
}
}
if(data.dismissedAnnouncements !== undefined){
let data74 = data.dismissedAnnouncements;
if(Array.isArray(data74)){
if(data74.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/dismissedAnnouncements",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len13 = data74.length;
for(let i14=0; i14<len13; i14++){
if(!(obj1(data74[i14], {instancePath:instancePath+"/dismissedAnnouncements/" + i14,parentData:data74,parentDataProperty:i14,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dismissedAnnouncements",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.tourSteps !== undefined){
let data76 = data.tourSteps;
if(Array.isArray(data76)){
if(data76.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tourSteps",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len14 = data76.length;
for(let i15=0; i15<len14; i15++){
let data77 = data76[i15];
if(typeof data77 === "string"){
if(func1(data77) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/tourSteps/" + i15,keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tourSteps/" + i15,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tourSteps",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

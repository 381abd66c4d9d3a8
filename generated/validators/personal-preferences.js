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
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"PersonalPreferences"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"owner":{"x-shared":"generated/validators/shared/reference.js"},"colorScheme":{"enum":["Light","Dark"]},"fontAppearance":{"enum":["Normal","Large"]},"overridden":{"type":"boolean"},"calendar":{"type":"object","additionalProperties":false,"properties":{"view":{"enum":["Day","Week","Month","Agenda","Resource"]},"startHour":{"type":"integer","minimum":0,"maximum":23},"endHour":{"type":"integer","minimum":1,"maximum":24},"colorsBy":{"enum":["Practitioner","Service","Status","Program","Location"]},"sidebar":{"type":"boolean"},"hiddenOwners":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":200}},"required":[]},"defaults":{"type":"object","additionalProperties":false,"properties":{"location":{"x-shared":"generated/validators/shared/reference.js"},"program":{"x-shared":"generated/validators/shared/reference.js"},"noteDefinition":{"x-shared":"generated/validators/shared/reference.js"},"scribeNoteFormat":{"enum":["BIRP","DAP","GIRPP","SIRP","BehavioralSOAP","HP","PhysicalSOAP"]},"mode":{"enum":["InPerson","Telehealth"]}},"required":[]},"recent":{"type":"object","additionalProperties":false,"properties":{"patients":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":20},"definitions":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":10}},"required":[]},"favorites":{"type":"object","additionalProperties":false,"properties":{"patients":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":50},"noteDefinitions":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":100},"snippets":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":200},"listings":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":100},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":100}},"required":[]},"notifications":{"type":"object","additionalProperties":false,"properties":{"categories":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"category":{"enum":["Sign","CoSign","Return","Audit","Packet","Consent","Appointment","Waitlist","Message","Mention","Report","Authorization","CarePlanReview","Transmission","Transcription","Access","System"]},"channels":{"type":"array","items":{"enum":["InApp","Email","Sms"]},"uniqueItems":true}},"required":["category","channels"]},"maxItems":40},"quietHours":{"type":"object","additionalProperties":false,"properties":{"start":{"x-shared":"generated/validators/shared/clock-time.js"},"end":{"x-shared":"generated/validators/shared/clock-time.js"}},"required":["start","end"]}},"required":[]},"dictation":{"type":"object","additionalProperties":false,"properties":{"engine":{"type":"string","maxLength":40},"microphone":{"type":"string","maxLength":120},"autoPunctuation":{"type":"boolean"}},"required":[]},"dashboardLayout":{"type":"object","additionalProperties":false,"properties":{"tiles":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"kind":{"type":"string","maxLength":60},"x":{"type":"integer","minimum":0,"maximum":9},"y":{"type":"integer","minimum":0,"maximum":199},"width":{"type":"integer","minimum":1,"maximum":10},"height":{"type":"integer","minimum":1,"maximum":20}},"required":["id","kind","x","y","width","height"]},"maxItems":50}},"required":[]},"chartLayout":{"x-shared":"generated/validators/shared/chart-layout.js"},"chartLooks":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"patient":{"x-shared":"generated/validators/shared/reference.js"},"at":{"type":"string","format":"date-time"}},"required":["patient","at"]},"maxItems":200},"listingState":{"type":"object","additionalProperties":{"x-shared":"generated/validators/shared/listing-state.js"},"propertyNames":{"maxLength":60},"maxProperties":200},"signatureDefaultMethod":{"enum":["Password","Totp","Passkey","Pin","Drawn","Typed","Image","System"]},"outOfOffice":{"type":"object","additionalProperties":false,"properties":{"period":{"x-shared":"generated/validators/shared/date-period.js"},"delegate":{"x-shared":"generated/validators/shared/reference.js"}},"required":["period","delegate"]},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"dismissedAnnouncements":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":500},"tourSteps":{"type":"array","items":{"type":"string","maxLength":60},"maxItems":200}},"required":["owner"]};
const func0 = Object.prototype.hasOwnProperty;
const obj2 = ["Light","Dark"];
const obj4 = ["Normal","Large"];
const obj6 = ["Day","Week","Month","Agenda","Resource"];
const obj8 = ["Practitioner","Service","Status","Program","Location"];
const obj14 = ["BIRP","DAP","GIRPP","SIRP","BehavioralSOAP","HP","PhysicalSOAP"];
const obj16 = ["InPerson","Telehealth"];
const obj25 = ["Sign","CoSign","Return","Audit","Packet","Consent","Appointment","Waitlist","Message","Mention","Report","Authorization","CarePlanReview","Transmission","Transcription","Access","System"];
const obj27 = ["InApp","Email","Sms"];
const obj34 = ["Password","Totp","Passkey","Pin","Drawn","Typed","Image","System"];
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
if(!((((((key1 === "view") || (key1 === "startHour")) || (key1 === "endHour")) || (key1 === "colorsBy")) || (key1 === "sidebar")) || (key1 === "hiddenOwners"))){
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
if(data11.sidebar !== undefined){
if(typeof data11.sidebar !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/sidebar",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data11.hiddenOwners !== undefined){
let data17 = data11.hiddenOwners;
if(Array.isArray(data17)){
if(data17.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/hiddenOwners",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data17[i1], {instancePath:instancePath+"/calendar/hiddenOwners/" + i1,parentData:data17,parentDataProperty:i1,rootData}))){
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
let data19 = data.defaults;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key2 in data19){
if(!(((((key2 === "location") || (key2 === "program")) || (key2 === "noteDefinition")) || (key2 === "scribeNoteFormat")) || (key2 === "mode"))){
(vErrors ??= []).push({instancePath:instancePath+"/defaults",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data19.location !== undefined){
if(!(obj1(data19.location, {instancePath:instancePath+"/defaults/location",parentData:data19,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data19.program !== undefined){
if(!(obj1(data19.program, {instancePath:instancePath+"/defaults/program",parentData:data19,parentDataProperty:"program",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data19.noteDefinition !== undefined){
if(!(obj1(data19.noteDefinition, {instancePath:instancePath+"/defaults/noteDefinition",parentData:data19,parentDataProperty:"noteDefinition",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data19.scribeNoteFormat !== undefined){
if(!(obj14.includes(data19.scribeNoteFormat))){
(vErrors ??= []).push({instancePath:instancePath+"/defaults/scribeNoteFormat",keyword:"enum",params:{allowedValues: obj14}});errors++;
}
}
if(data19.mode !== undefined){
if(!(obj16.includes(data19.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/defaults/mode",keyword:"enum",params:{allowedValues: obj16}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/defaults",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.recent !== undefined){
let data25 = data.recent;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key3 in data25){
if(!((key3 === "patients") || (key3 === "definitions"))){
(vErrors ??= []).push({instancePath:instancePath+"/recent",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data25.patients !== undefined){
let data26 = data25.patients;
if(Array.isArray(data26)){
if(data26.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/recent/patients",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
if(!(obj1(data26[i2], {instancePath:instancePath+"/recent/patients/" + i2,parentData:data26,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recent/patients",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data25.definitions !== undefined){
let data28 = data25.definitions;
if(Array.isArray(data28)){
if(data28.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/recent/definitions",keyword:"maxItems",params:{limit: 10}});errors++;
}
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
if(!(obj1(data28[i3], {instancePath:instancePath+"/recent/definitions/" + i3,parentData:data28,parentDataProperty:i3,rootData}))){
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
let data30 = data.favorites;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key4 in data30){
if(!(((((key4 === "patients") || (key4 === "noteDefinitions")) || (key4 === "snippets")) || (key4 === "listings")) || (key4 === "services"))){
(vErrors ??= []).push({instancePath:instancePath+"/favorites",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data30.patients !== undefined){
let data31 = data30.patients;
if(Array.isArray(data31)){
if(data31.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/patients",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len4 = data31.length;
for(let i4=0; i4<len4; i4++){
if(!(obj1(data31[i4], {instancePath:instancePath+"/favorites/patients/" + i4,parentData:data31,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites/patients",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data30.noteDefinitions !== undefined){
let data33 = data30.noteDefinitions;
if(Array.isArray(data33)){
if(data33.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/noteDefinitions",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len5 = data33.length;
for(let i5=0; i5<len5; i5++){
if(!(obj1(data33[i5], {instancePath:instancePath+"/favorites/noteDefinitions/" + i5,parentData:data33,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites/noteDefinitions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data30.snippets !== undefined){
let data35 = data30.snippets;
if(Array.isArray(data35)){
if(data35.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/snippets",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len6 = data35.length;
for(let i6=0; i6<len6; i6++){
if(!(obj1(data35[i6], {instancePath:instancePath+"/favorites/snippets/" + i6,parentData:data35,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites/snippets",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data30.listings !== undefined){
let data37 = data30.listings;
if(Array.isArray(data37)){
if(data37.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/listings",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len7 = data37.length;
for(let i7=0; i7<len7; i7++){
if(!(obj1(data37[i7], {instancePath:instancePath+"/favorites/listings/" + i7,parentData:data37,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites/listings",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data30.services !== undefined){
let data39 = data30.services;
if(Array.isArray(data39)){
if(data39.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/services",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len8 = data39.length;
for(let i8=0; i8<len8; i8++){
if(!(obj1(data39[i8], {instancePath:instancePath+"/favorites/services/" + i8,parentData:data39,parentDataProperty:i8,rootData}))){
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
let data41 = data.notifications;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key5 in data41){
if(!((key5 === "categories") || (key5 === "quietHours"))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications",keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data41.categories !== undefined){
let data42 = data41.categories;
if(Array.isArray(data42)){
if(data42.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories",keyword:"maxItems",params:{limit: 40}});errors++;
}
const len9 = data42.length;
for(let i9=0; i9<len9; i9++){
let data43 = data42[i9];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.category === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9,keyword:"required",params:{missingProperty: "category"}});errors++;
}
if(data43.channels === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9,keyword:"required",params:{missingProperty: "channels"}});errors++;
}
for(const key6 in data43){
if(!((key6 === "category") || (key6 === "channels"))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9,keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data43.category !== undefined){
if(!(obj25.includes(data43.category))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9+"/category",keyword:"enum",params:{allowedValues: obj25}});errors++;
}
}
if(data43.channels !== undefined){
let data45 = data43.channels;
if(Array.isArray(data45)){
const len10 = data45.length;
for(let i10=0; i10<len10; i10++){
if(!(obj27.includes(data45[i10]))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9+"/channels/" + i10,keyword:"enum",params:{allowedValues: obj27}});errors++;
}
}
let i11 = data45.length;
let j0;
if(i11 > 1){
outer0:
for(;i11--;){
for(j0 = i11; j0--;){
if(func2(data45[i11], data45[j0])){
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
if(data41.quietHours !== undefined){
let data47 = data41.quietHours;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.start === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/quietHours",keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data47.end === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/quietHours",keyword:"required",params:{missingProperty: "end"}});errors++;
}
for(const key7 in data47){
if(!((key7 === "start") || (key7 === "end"))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/quietHours",keyword:"additionalProperties",params:{additionalProperty: key7}});errors++;
}
}
if(data47.start !== undefined){
if(!(obj29(data47.start, {instancePath:instancePath+"/notifications/quietHours/start",parentData:data47,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? obj29.errors : vErrors.concat(obj29.errors);
errors = vErrors.length;
}
}
if(data47.end !== undefined){
if(!(obj29(data47.end, {instancePath:instancePath+"/notifications/quietHours/end",parentData:data47,parentDataProperty:"end",rootData}))){
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
let data50 = data.dictation;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
for(const key8 in data50){
if(!(((key8 === "engine") || (key8 === "microphone")) || (key8 === "autoPunctuation"))){
(vErrors ??= []).push({instancePath:instancePath+"/dictation",keyword:"additionalProperties",params:{additionalProperty: key8}});errors++;
}
}
if(data50.engine !== undefined){
let data51 = data50.engine;
if(typeof data51 === "string"){
if(func1(data51) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/dictation/engine",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dictation/engine",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data50.microphone !== undefined){
let data52 = data50.microphone;
if(typeof data52 === "string"){
if(func1(data52) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/dictation/microphone",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dictation/microphone",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data50.autoPunctuation !== undefined){
if(typeof data50.autoPunctuation !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/dictation/autoPunctuation",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dictation",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.dashboardLayout !== undefined){
let data54 = data.dashboardLayout;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
for(const key9 in data54){
if(!(key9 === "tiles")){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout",keyword:"additionalProperties",params:{additionalProperty: key9}});errors++;
}
}
if(data54.tiles !== undefined){
let data55 = data54.tiles;
if(Array.isArray(data55)){
if(data55.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len11 = data55.length;
for(let i12=0; i12<len11; i12++){
let data56 = data55[i12];
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data56.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data56.x === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "x"}});errors++;
}
if(data56.y === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "y"}});errors++;
}
if(data56.width === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "width"}});errors++;
}
if(data56.height === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "height"}});errors++;
}
for(const key10 in data56){
if(!((((((key10 === "id") || (key10 === "kind")) || (key10 === "x")) || (key10 === "y")) || (key10 === "width")) || (key10 === "height"))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"additionalProperties",params:{additionalProperty: key10}});errors++;
}
}
if(data56.id !== undefined){
let data57 = data56.id;
if(typeof data57 === "string"){
if(func1(data57) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data57) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data56.kind !== undefined){
let data58 = data56.kind;
if(typeof data58 === "string"){
if(func1(data58) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/kind",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/kind",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data56.x !== undefined){
let data59 = data56.x;
if(!((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59)))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/x",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data59 == "number"){
if(data59 > 9 || isNaN(data59)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/x",keyword:"maximum",params:{comparison: "<=", limit: 9}});errors++;
}
if(data59 < 0 || isNaN(data59)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/x",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data56.y !== undefined){
let data60 = data56.y;
if(!((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60)))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/y",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data60 == "number"){
if(data60 > 199 || isNaN(data60)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/y",keyword:"maximum",params:{comparison: "<=", limit: 199}});errors++;
}
if(data60 < 0 || isNaN(data60)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/y",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data56.width !== undefined){
let data61 = data56.width;
if(!((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61)))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/width",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data61 == "number"){
if(data61 > 10 || isNaN(data61)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/width",keyword:"maximum",params:{comparison: "<=", limit: 10}});errors++;
}
if(data61 < 1 || isNaN(data61)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/width",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data56.height !== undefined){
let data62 = data56.height;
if(!((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62)))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/height",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data62 == "number"){
if(data62 > 20 || isNaN(data62)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/height",keyword:"maximum",params:{comparison: "<=", limit: 20}});errors++;
}
if(data62 < 1 || isNaN(data62)){
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
let data64 = data.chartLooks;
if(Array.isArray(data64)){
if(data64.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len12 = data64.length;
for(let i13=0; i13<len12; i13++){
let data65 = data64[i13];
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
if(data65.patient === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks/" + i13,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data65.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks/" + i13,keyword:"required",params:{missingProperty: "at"}});errors++;
}
for(const key11 in data65){
if(!((key11 === "patient") || (key11 === "at"))){
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks/" + i13,keyword:"additionalProperties",params:{additionalProperty: key11}});errors++;
}
}
if(data65.patient !== undefined){
if(!(obj1(data65.patient, {instancePath:instancePath+"/chartLooks/" + i13+"/patient",parentData:data65,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data65.at !== undefined){
let data67 = data65.at;
if(typeof data67 === "string"){
if(!(formats0.validate(data67))){
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
let data68 = data.listingState;
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
if(Object.keys(data68).length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/listingState",keyword:"maxProperties",params:{limit: 200}});errors++;
}
for(const key12 in data68){
const _errs119 = errors;
if(typeof key12 === "string"){
if(func1(key12) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/listingState",keyword:"maxLength",params:{limit: 60},propertyName:key12});errors++;
}
}
var valid39 = _errs119 === errors;
if(!valid39){
(vErrors ??= []).push({instancePath:instancePath+"/listingState",keyword:"propertyNames",params:{propertyName: key12}});errors++;
}
}
for(const key13 in data68){
if(!(obj33(data68[key13], {instancePath:instancePath+"/listingState/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data68,parentDataProperty:key13,rootData}))){
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
let data71 = data.outOfOffice;
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
if(data71.period === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/outOfOffice",keyword:"required",params:{missingProperty: "period"}});errors++;
}
if(data71.delegate === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/outOfOffice",keyword:"required",params:{missingProperty: "delegate"}});errors++;
}
for(const key14 in data71){
if(!((key14 === "period") || (key14 === "delegate"))){
(vErrors ??= []).push({instancePath:instancePath+"/outOfOffice",keyword:"additionalProperties",params:{additionalProperty: key14}});errors++;
}
}
if(data71.period !== undefined){
if(!(obj36(data71.period, {instancePath:instancePath+"/outOfOffice/period",parentData:data71,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj36.errors : vErrors.concat(obj36.errors);
errors = vErrors.length;
}
}
if(data71.delegate !== undefined){
if(!(obj1(data71.delegate, {instancePath:instancePath+"/outOfOffice/delegate",parentData:data71,parentDataProperty:"delegate",rootData}))){
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
let data75 = data.dismissedAnnouncements;
if(Array.isArray(data75)){
if(data75.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/dismissedAnnouncements",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len13 = data75.length;
for(let i14=0; i14<len13; i14++){
if(!(obj1(data75[i14], {instancePath:instancePath+"/dismissedAnnouncements/" + i14,parentData:data75,parentDataProperty:i14,rootData}))){
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
let data77 = data.tourSteps;
if(Array.isArray(data77)){
if(data77.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tourSteps",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len14 = data77.length;
for(let i15=0; i15<len14; i15++){
let data78 = data77[i15];
if(typeof data78 === "string"){
if(func1(data78) > 60){
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"PersonalPreferences"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"owner":{"x-shared":"generated/validators/shared/reference.js"},"colorScheme":{"enum":["Light","Dark"]},"fontAppearance":{"enum":["Normal","Large"]},"overridden":{"type":"boolean"},"calendar":{"type":"object","additionalProperties":false,"properties":{"view":{"enum":["Day","Week","Month","Agenda","Resource"]},"startHour":{"type":"integer","minimum":0,"maximum":23},"endHour":{"type":"integer","minimum":1,"maximum":24},"colorsBy":{"enum":["Practitioner","Service","Status","Program","Location"]},"sidebar":{"type":"boolean"},"hiddenOwners":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":200}}},"defaults":{"type":"object","additionalProperties":false,"properties":{"location":{"x-shared":"generated/validators/shared/reference.js"},"program":{"x-shared":"generated/validators/shared/reference.js"},"noteDefinition":{"x-shared":"generated/validators/shared/reference.js"},"scribeNoteFormat":{"enum":["BIRP","DAP","GIRPP","SIRP","BehavioralSOAP","HP","PhysicalSOAP"]},"mode":{"enum":["InPerson","Telehealth"]}}},"recent":{"type":"object","additionalProperties":false,"properties":{"patients":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":20},"definitions":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":10}}},"favorites":{"type":"object","additionalProperties":false,"properties":{"patients":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":50},"noteDefinitions":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":100},"snippets":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":200},"listings":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":100},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":100}}},"notifications":{"type":"object","additionalProperties":false,"properties":{"categories":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"category":{"enum":["Sign","CoSign","Return","Audit","Packet","Consent","Appointment","Waitlist","Message","Mention","Report","Authorization","CarePlanReview","Transmission","Transcription","Access","System"]},"channels":{"type":"array","items":{"enum":["InApp","Email","Sms"]},"uniqueItems":true}},"required":["category","channels"]},"maxItems":40},"quietHours":{"type":"object","additionalProperties":false,"properties":{"start":{"x-shared":"generated/validators/shared/clock-time.js"},"end":{"x-shared":"generated/validators/shared/clock-time.js"}},"required":["start","end"]}}},"dictation":{"type":"object","additionalProperties":false,"properties":{"engine":{"type":"string","maxLength":40},"microphone":{"type":"string","maxLength":120},"autoPunctuation":{"type":"boolean"}}},"dashboardLayout":{"type":"object","additionalProperties":false,"properties":{"tiles":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"kind":{"type":"string","maxLength":60},"x":{"type":"integer","minimum":0,"maximum":9},"y":{"type":"integer","minimum":0,"maximum":199},"width":{"type":"integer","minimum":1,"maximum":10},"height":{"type":"integer","minimum":1,"maximum":20}},"required":["id","kind","x","y","width","height"]},"maxItems":50}}},"chartLayout":{"x-shared":"generated/validators/shared/chart-layout.js"},"chartLooks":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"patient":{"x-shared":"generated/validators/shared/reference.js"},"at":{"type":"string","format":"date-time"}},"required":["patient","at"]},"maxItems":200},"listingState":{"type":"object","additionalProperties":{"x-shared":"generated/validators/shared/listing-state.js"},"propertyNames":{"maxLength":60},"maxProperties":200},"signatureDefaultMethod":{"enum":["Password","Totp","Passkey","Pin","Drawn","Typed","Image","System"]},"outOfOffice":{"type":"object","additionalProperties":false,"properties":{"period":{"x-shared":"generated/validators/shared/date-period.js"},"delegate":{"x-shared":"generated/validators/shared/reference.js"}},"required":["period","delegate"]},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"dismissedAnnouncements":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":500},"tourSteps":{"type":"array","items":{"type":"string","maxLength":60},"maxItems":200}},"required":["id","resourceType","partition","display","meta","owner","colorScheme","fontAppearance","overridden"]};
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
if(!((((((key1 === "view") || (key1 === "startHour")) || (key1 === "endHour")) || (key1 === "colorsBy")) || (key1 === "sidebar")) || (key1 === "hiddenOwners"))){
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
if(data11.sidebar !== undefined){
if(typeof data11.sidebar !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/sidebar",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data11.hiddenOwners !== undefined){
let data17 = data11.hiddenOwners;
if(Array.isArray(data17)){
if(data17.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/calendar/hiddenOwners",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data17[i1], {instancePath:instancePath+"/calendar/hiddenOwners/" + i1,parentData:data17,parentDataProperty:i1,rootData}))){
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
let data19 = data.defaults;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key2 in data19){
if(!(((((key2 === "location") || (key2 === "program")) || (key2 === "noteDefinition")) || (key2 === "scribeNoteFormat")) || (key2 === "mode"))){
(vErrors ??= []).push({instancePath:instancePath+"/defaults",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data19.location !== undefined){
if(!(obj1(data19.location, {instancePath:instancePath+"/defaults/location",parentData:data19,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data19.program !== undefined){
if(!(obj1(data19.program, {instancePath:instancePath+"/defaults/program",parentData:data19,parentDataProperty:"program",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data19.noteDefinition !== undefined){
if(!(obj1(data19.noteDefinition, {instancePath:instancePath+"/defaults/noteDefinition",parentData:data19,parentDataProperty:"noteDefinition",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data19.scribeNoteFormat !== undefined){
if(!(obj14.includes(data19.scribeNoteFormat))){
(vErrors ??= []).push({instancePath:instancePath+"/defaults/scribeNoteFormat",keyword:"enum",params:{allowedValues: obj14}});errors++;
}
}
if(data19.mode !== undefined){
if(!(obj16.includes(data19.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/defaults/mode",keyword:"enum",params:{allowedValues: obj16}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/defaults",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.recent !== undefined){
let data25 = data.recent;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key3 in data25){
if(!((key3 === "patients") || (key3 === "definitions"))){
(vErrors ??= []).push({instancePath:instancePath+"/recent",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data25.patients !== undefined){
let data26 = data25.patients;
if(Array.isArray(data26)){
if(data26.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/recent/patients",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
if(!(obj1(data26[i2], {instancePath:instancePath+"/recent/patients/" + i2,parentData:data26,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recent/patients",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data25.definitions !== undefined){
let data28 = data25.definitions;
if(Array.isArray(data28)){
if(data28.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/recent/definitions",keyword:"maxItems",params:{limit: 10}});errors++;
}
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
if(!(obj1(data28[i3], {instancePath:instancePath+"/recent/definitions/" + i3,parentData:data28,parentDataProperty:i3,rootData}))){
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
let data30 = data.favorites;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key4 in data30){
if(!(((((key4 === "patients") || (key4 === "noteDefinitions")) || (key4 === "snippets")) || (key4 === "listings")) || (key4 === "services"))){
(vErrors ??= []).push({instancePath:instancePath+"/favorites",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data30.patients !== undefined){
let data31 = data30.patients;
if(Array.isArray(data31)){
if(data31.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/patients",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len4 = data31.length;
for(let i4=0; i4<len4; i4++){
if(!(obj1(data31[i4], {instancePath:instancePath+"/favorites/patients/" + i4,parentData:data31,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites/patients",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data30.noteDefinitions !== undefined){
let data33 = data30.noteDefinitions;
if(Array.isArray(data33)){
if(data33.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/noteDefinitions",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len5 = data33.length;
for(let i5=0; i5<len5; i5++){
if(!(obj1(data33[i5], {instancePath:instancePath+"/favorites/noteDefinitions/" + i5,parentData:data33,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites/noteDefinitions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data30.snippets !== undefined){
let data35 = data30.snippets;
if(Array.isArray(data35)){
if(data35.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/snippets",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len6 = data35.length;
for(let i6=0; i6<len6; i6++){
if(!(obj1(data35[i6], {instancePath:instancePath+"/favorites/snippets/" + i6,parentData:data35,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites/snippets",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data30.listings !== undefined){
let data37 = data30.listings;
if(Array.isArray(data37)){
if(data37.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/listings",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len7 = data37.length;
for(let i7=0; i7<len7; i7++){
if(!(obj1(data37[i7], {instancePath:instancePath+"/favorites/listings/" + i7,parentData:data37,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/favorites/listings",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data30.services !== undefined){
let data39 = data30.services;
if(Array.isArray(data39)){
if(data39.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/favorites/services",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len8 = data39.length;
for(let i8=0; i8<len8; i8++){
if(!(obj1(data39[i8], {instancePath:instancePath+"/favorites/services/" + i8,parentData:data39,parentDataProperty:i8,rootData}))){
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
let data41 = data.notifications;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key5 in data41){
if(!((key5 === "categories") || (key5 === "quietHours"))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications",keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data41.categories !== undefined){
let data42 = data41.categories;
if(Array.isArray(data42)){
if(data42.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories",keyword:"maxItems",params:{limit: 40}});errors++;
}
const len9 = data42.length;
for(let i9=0; i9<len9; i9++){
let data43 = data42[i9];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.category === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9,keyword:"required",params:{missingProperty: "category"}});errors++;
}
if(data43.channels === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9,keyword:"required",params:{missingProperty: "channels"}});errors++;
}
for(const key6 in data43){
if(!((key6 === "category") || (key6 === "channels"))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9,keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data43.category !== undefined){
if(!(obj25.includes(data43.category))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9+"/category",keyword:"enum",params:{allowedValues: obj25}});errors++;
}
}
if(data43.channels !== undefined){
let data45 = data43.channels;
if(Array.isArray(data45)){
const len10 = data45.length;
for(let i10=0; i10<len10; i10++){
if(!(obj27.includes(data45[i10]))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/categories/" + i9+"/channels/" + i10,keyword:"enum",params:{allowedValues: obj27}});errors++;
}
}
let i11 = data45.length;
let j0;
if(i11 > 1){
outer0:
for(;i11--;){
for(j0 = i11; j0--;){
if(func2(data45[i11], data45[j0])){
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
if(data41.quietHours !== undefined){
let data47 = data41.quietHours;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.start === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/quietHours",keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data47.end === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/quietHours",keyword:"required",params:{missingProperty: "end"}});errors++;
}
for(const key7 in data47){
if(!((key7 === "start") || (key7 === "end"))){
(vErrors ??= []).push({instancePath:instancePath+"/notifications/quietHours",keyword:"additionalProperties",params:{additionalProperty: key7}});errors++;
}
}
if(data47.start !== undefined){
if(!(obj29(data47.start, {instancePath:instancePath+"/notifications/quietHours/start",parentData:data47,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? obj29.errors : vErrors.concat(obj29.errors);
errors = vErrors.length;
}
}
if(data47.end !== undefined){
if(!(obj29(data47.end, {instancePath:instancePath+"/notifications/quietHours/end",parentData:data47,parentDataProperty:"end",rootData}))){
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
let data50 = data.dictation;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
for(const key8 in data50){
if(!(((key8 === "engine") || (key8 === "microphone")) || (key8 === "autoPunctuation"))){
(vErrors ??= []).push({instancePath:instancePath+"/dictation",keyword:"additionalProperties",params:{additionalProperty: key8}});errors++;
}
}
if(data50.engine !== undefined){
let data51 = data50.engine;
if(typeof data51 === "string"){
if(func1(data51) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/dictation/engine",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dictation/engine",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data50.microphone !== undefined){
let data52 = data50.microphone;
if(typeof data52 === "string"){
if(func1(data52) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/dictation/microphone",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dictation/microphone",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data50.autoPunctuation !== undefined){
if(typeof data50.autoPunctuation !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/dictation/autoPunctuation",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dictation",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.dashboardLayout !== undefined){
let data54 = data.dashboardLayout;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
for(const key9 in data54){
if(!(key9 === "tiles")){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout",keyword:"additionalProperties",params:{additionalProperty: key9}});errors++;
}
}
if(data54.tiles !== undefined){
let data55 = data54.tiles;
if(Array.isArray(data55)){
if(data55.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len11 = data55.length;
for(let i12=0; i12<len11; i12++){
let data56 = data55[i12];
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data56.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data56.x === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "x"}});errors++;
}
if(data56.y === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "y"}});errors++;
}
if(data56.width === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "width"}});errors++;
}
if(data56.height === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"required",params:{missingProperty: "height"}});errors++;
}
for(const key10 in data56){
if(!((((((key10 === "id") || (key10 === "kind")) || (key10 === "x")) || (key10 === "y")) || (key10 === "width")) || (key10 === "height"))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12,keyword:"additionalProperties",params:{additionalProperty: key10}});errors++;
}
}
if(data56.id !== undefined){
let data57 = data56.id;
if(typeof data57 === "string"){
if(func1(data57) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data57) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data56.kind !== undefined){
let data58 = data56.kind;
if(typeof data58 === "string"){
if(func1(data58) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/kind",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/kind",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data56.x !== undefined){
let data59 = data56.x;
if(!((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59)))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/x",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data59 == "number"){
if(data59 > 9 || isNaN(data59)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/x",keyword:"maximum",params:{comparison: "<=", limit: 9}});errors++;
}
if(data59 < 0 || isNaN(data59)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/x",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data56.y !== undefined){
let data60 = data56.y;
if(!((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60)))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/y",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data60 == "number"){
if(data60 > 199 || isNaN(data60)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/y",keyword:"maximum",params:{comparison: "<=", limit: 199}});errors++;
}
if(data60 < 0 || isNaN(data60)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/y",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data56.width !== undefined){
let data61 = data56.width;
if(!((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61)))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/width",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data61 == "number"){
if(data61 > 10 || isNaN(data61)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/width",keyword:"maximum",params:{comparison: "<=", limit: 10}});errors++;
}
if(data61 < 1 || isNaN(data61)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/width",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data56.height !== undefined){
let data62 = data56.height;
if(!((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62)))){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/height",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data62 == "number"){
if(data62 > 20 || isNaN(data62)){
(vErrors ??= []).push({instancePath:instancePath+"/dashboardLayout/tiles/" + i12+"/height",keyword:"maximum",params:{comparison: "<=", limit: 20}});errors++;
}
if(data62 < 1 || isNaN(data62)){
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
let data64 = data.chartLooks;
if(Array.isArray(data64)){
if(data64.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len12 = data64.length;
for(let i13=0; i13<len12; i13++){
let data65 = data64[i13];
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
if(data65.patient === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks/" + i13,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data65.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks/" + i13,keyword:"required",params:{missingProperty: "at"}});errors++;
}
for(const key11 in data65){
if(!((key11 === "patient") || (key11 === "at"))){
(vErrors ??= []).push({instancePath:instancePath+"/chartLooks/" + i13,keyword:"additionalProperties",params:{additionalProperty: key11}});errors++;
}
}
if(data65.patient !== undefined){
if(!(obj1(data65.patient, {instancePath:instancePath+"/chartLooks/" + i13+"/patient",parentData:data65,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data65.at !== undefined){
let data67 = data65.at;
if(typeof data67 === "string"){
if(!(formats0.validate(data67))){
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
let data68 = data.listingState;
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
if(Object.keys(data68).length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/listingState",keyword:"maxProperties",params:{limit: 200}});errors++;
}
for(const key12 in data68){
const _errs124 = errors;
if(typeof key12 === "string"){
if(func1(key12) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/listingState",keyword:"maxLength",params:{limit: 60},propertyName:key12});errors++;
}
}
var valid39 = _errs124 === errors;
if(!valid39){
(vErrors ??= []).push({instancePath:instancePath+"/listingState",keyword:"propertyNames",params:{propertyName: key12}});errors++;
}
}
for(const key13 in data68){
if(!(obj33(data68[key13], {instancePath:instancePath+"/listingState/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data68,parentDataProperty:key13,rootData}))){
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
let data71 = data.outOfOffice;
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
if(data71.period === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/outOfOffice",keyword:"required",params:{missingProperty: "period"}});errors++;
}
if(data71.delegate === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/outOfOffice",keyword:"required",params:{missingProperty: "delegate"}});errors++;
}
for(const key14 in data71){
if(!((key14 === "period") || (key14 === "delegate"))){
(vErrors ??= []).push({instancePath:instancePath+"/outOfOffice",keyword:"additionalProperties",params:{additionalProperty: key14}});errors++;
}
}
if(data71.period !== undefined){
if(!(obj36(data71.period, {instancePath:instancePath+"/outOfOffice/period",parentData:data71,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj36.errors : vErrors.concat(obj36.errors);
errors = vErrors.length;
}
}
if(data71.delegate !== undefined){
if(!(obj1(data71.delegate, {instancePath:instancePath+"/outOfOffice/delegate",parentData:data71,parentDataProperty:"delegate",rootData}))){
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
let data75 = data.dismissedAnnouncements;
if(Array.isArray(data75)){
if(data75.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/dismissedAnnouncements",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len13 = data75.length;
for(let i14=0; i14<len13; i14++){
if(!(obj1(data75[i14], {instancePath:instancePath+"/dismissedAnnouncements/" + i14,parentData:data75,parentDataProperty:i14,rootData}))){
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
let data77 = data.tourSteps;
if(Array.isArray(data77)){
if(data77.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tourSteps",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len14 = data77.length;
for(let i15=0; i15<len14; i15++){
let data78 = data77[i15];
if(typeof data78 === "string"){
if(func1(data78) > 60){
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

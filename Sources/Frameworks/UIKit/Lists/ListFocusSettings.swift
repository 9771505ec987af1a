/// The settings of a list for the focus.
struct ListFocusSettings {
  var isAllowed = true
  var isAllowedDuringEditing = true
  var remembersLast = false
  var selects = false
}

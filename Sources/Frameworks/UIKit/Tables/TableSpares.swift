/// The views of headers and footers that were made to be measured, and that aren't shown yet.
struct TableSpares {
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
}

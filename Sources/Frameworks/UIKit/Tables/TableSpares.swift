/// Header and footer views that were created for measuring and aren't shown yet.
struct TableSpares {
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
}

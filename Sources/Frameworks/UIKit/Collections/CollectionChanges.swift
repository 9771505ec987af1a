/// Changes of items and sections that a collection view is in the midst of.
struct CollectionChanges {
  var list = ListChanges()
  /// The number of batch updates that are open.
  var depth = 0
  /// The items of each section before the changes; `nil` if the collection view hadn't requested
  /// them.
  var before: [Int]?
  var completions: [(Bool) -> Void] = []
}

/// The changes to items and sections that a collection view is currently performing.
struct CollectionChanges {
  var list = ListChanges()
  /// The nesting depth of batch updates.
  var depth = 0
  /// The number of items in each section before the changes, or `nil` if the collection view hadn't
  /// requested them.
  var before: [Int]?
  var completions: [(Bool) -> Void] = []
}

import Yams

extension Node {
  /// The entries of a mapping, in the order they're written; empty if the node isn't a mapping.
  ///
  /// An empty mapping written in Swift would compile all of Yams's regular expressions.
  var pairs: [(key: Node, value: Node)] { mapping.map { Array($0) } ?? [] }
}

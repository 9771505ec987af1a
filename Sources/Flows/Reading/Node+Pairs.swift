import Yams

extension Node {
  /// The entries of a mapping in their original order, or an empty array if the node isn't a
  /// mapping.
  ///
  /// Creating an empty mapping in Swift would compile all of Yams's regular expressions.
  var pairs: [(key: Node, value: Node)] { mapping.map { Array($0) } ?? [] }
}

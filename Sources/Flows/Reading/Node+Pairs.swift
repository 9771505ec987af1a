import Yams

extension Node {
  /// What a mapping holds, in the order in which it is written; nothing where the node is none.
  ///
  /// An empty mapping written in Swift would compile all of Yams's regular expressions.
  var pairs: [(key: Node, value: Node)] { mapping.map { Array($0) } ?? [] }
}

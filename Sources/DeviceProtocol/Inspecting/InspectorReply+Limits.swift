import DisplayList
import Foundation

extension InspectorReply {
  /// Checks that the reply is safe to pass on.
  /// - Throws: `LimitExceeded`, `AppMessage.Nonsense`.
  package func checkLimits() throws {
    switch self {
    case .tree(let nodes):
      try AppLimit.elements.check(nodes.count)
      var depth = -1
      for node in nodes {
        guard (0...(depth + 1)).contains(node.depth) else {
          throw AppMessage.Nonsense(description: "a view that is in none")
        }
        depth = node.depth
        try node.checkLimits()
      }
    case .objects(let objects):
      try AppLimit.elements.check(objects.count)
      for object in objects { try object.checkLimits() }
    case .pictures(let pictures):
      try AppLimit.elements.check(pictures.count)
      for picture in pictures { try AppLimit.frameBytes.check(picture.frame.count) }
    case .edited(let failure): try AppLimit.reportText.check(failure?.utf8.count ?? 0)
    }
  }
}

extension InspectedNode {
  fileprivate func checkLimits() throws {
    try AppLimit.nestedElements.check(depth)
    for text in [type, name, identifier, text] {
      try AppLimit.inspectedText.check(text?.utf8.count ?? 0)
    }
    for rect in [frame, shown ?? .zero] {
      for length in [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height] {
        try AppLimit.length.check(Double(length))
      }
    }
    try AppLimit.orientations.check(marks.count)
  }
}

extension InspectedObject {
  fileprivate func checkLimits() throws {
    let properties = sections.flatMap(\.properties)
    try AppLimit.inspectedParts.check(
      sections.count + properties.count + constraints.count + recognizers.count
        + responders.count)
    var texts = [type, name].compactMap(\.self) + sections.map(\.title) + recognizers + responders
    texts += properties.flatMap { [$0.key ?? "", $0.name, $0.value] }
    texts += constraints.flatMap { [$0.text, $0.identifier ?? ""] }
    for text in texts { try AppLimit.inspectedText.check(text.utf8.count) }
    for constraint in constraints {
      try AppLimit.length.check(constraint.constant)
      try AppLimit.length.check(constraint.priority)
    }
    for place in constraints.map(\.origin) + [origin, declaration] { try place?.checkLimits() }
  }
}

extension InspectedPlace {
  fileprivate func checkLimits() throws {
    try AppLimit.url.check(file?.utf8.count ?? 0)
    try AppLimit.callers.check(callers.count)
    guard callers.allSatisfy({ $0 >= 0 }), (line ?? 1) >= 1, number == nil else {
      throw AppMessage.Nonsense(description: "a place that no file has")
    }
  }
}

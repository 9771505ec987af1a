import DeviceProtocol
import Foundation
import Safeguards

/// A report about the frontmost app's views and layout, for people and programs.
package struct InspectionReport: Codable, Sendable {
  /// The maximum number of objects in a request.
  private static let objectsAtOnce = 500

  /// A window, view controller, or view, and its children.
  package final class Node: Codable, Sendable {
    let kind: InspectedNode.Kind
    let type: String
    let name: String?
    let identifier: String?
    let text: String?
    /// The x-coordinate, y-coordinate, width, and height on the screen.
    let frame: [Double]
    let marks: [InspectedNode.Mark]
    let origin: Place?
    let declaration: Place?
    let sections: [InspectedObject.Section]
    let constraints: [Constraint]
    let recognizers: [String]
    let responders: [String]
    let children: [Node]

    fileprivate init(_ node: InspectedNode, _ object: InspectedObject?, children: [Node]) {
      kind = node.kind
      type = node.type
      name = node.name
      identifier = node.identifier
      text = node.text
      let rect = node.frame
      frame = [rect.minX, rect.minY, rect.width, rect.height].map {
        (Double($0) * 1000).rounded() / 1000
      }
      marks = node.marks
      origin = Place(object?.origin)
      declaration = Place(object?.declaration)
      sections = object?.sections ?? []
      constraints = (object?.constraints ?? []).map(Constraint.init)
      recognizers = object?.recognizers ?? []
      responders = object?.responders ?? []
      self.children = children
    }

    /// Returns whether the node's name contains a string.
    fileprivate func mentions(_ words: String) -> Bool {
      [type, name, identifier, text].contains {
        $0?.range(of: words, options: .caseInsensitive) != nil
      }
    }
  }

  /// A line of a file.
  package struct Place: Codable, Sendable {
    let file: String
    let line: Int?

    fileprivate init?(_ place: InspectedPlace?) {
      guard let file = place?.file else { return nil }
      self.file = file
      line = place?.line
    }

    /// The location as shown to users, relative to the current folder.
    fileprivate var text: String {
      let folder = FileManager.default.currentDirectoryPath + "/"
      let name = file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
      return line.map { "\(name):\($0)" } ?? name
    }
  }

  /// A textual description of a constraint.
  package struct Constraint: Codable, Sendable {
    let text: String
    let constant: Double
    let priority: Double
    let isBroken: Bool
    /// The conflicting constraints.
    let conflictsWith: [String]
    let origin: Place?

    fileprivate init(_ constraint: InspectedConstraint) {
      text = constraint.text
      constant = constraint.constant
      priority = constraint.priority
      isBroken = constraint.isBroken
      conflictsWith = constraint.opponents
      origin = Place(constraint.origin)
    }
  }

  /// The windows, ordered from back to front.
  package let windows: [Node]

  /// Inspects the frontmost app of a device.
  /// - Throws: `DeviceError`, or the `CrashLog` if the app crashed.
  package init(of device: Device) async throws {
    guard case .tree(let nodes) = try await device.inspect(.tree) else {
      windows = []
      return
    }
    var objects: [Int: InspectedObject] = [:]
    for start in stride(from: 0, to: nodes.count, by: Self.objectsAtOnce) {
      let ids = nodes[start..<min(nodes.count, start + Self.objectsAtOnce)].map(\.id)
      guard case .objects(let some) = try await device.inspect(.objects(ids)) else { continue }
      for object in some { objects[object.id] = object }
    }
    var rest = nodes[...]
    windows = Self.take(from: &rest, depth: 0, objects)
  }

  private static func take(
    from rest: inout ArraySlice<InspectedNode>, depth: Int, _ objects: [Int: InspectedObject]
  ) -> [Node] {
    var nodes: [Node] = []
    while let next = rest.first, next.depth == depth {
      rest.removeFirst()
      let children = take(from: &rest, depth: depth + 1, objects)
      nodes.append(Node(next, objects[next.id], children: children))
    }
    return nodes
  }

  /// Returns the report as JSON.
  /// - Throws: The encoder's error.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  // MARK: Text

  /// Returns a line for each object, indented by its depth and followed by its details.
  /// - Parameter words: Text to match against each object's class, name, identifier, and text. Only
  ///   matching objects show details.
  package func text(detailing words: String? = nil) -> String {
    windows.flatMap { Self.lines($0, depth: 0, words) }.joined(separator: "\n")
  }

  private static func lines(_ node: Node, depth: Int, _ words: String?) -> [String] {
    let indentation = String(repeating: "  ", count: depth)
    var lines = [headline(node)]
    if words.map(node.mentions) ?? true { lines += details(node).map { "    · \($0)" } }
    return lines.map { indentation + $0.onOneLine.shortened }
      + node.children.flatMap { Self.lines($0, depth: depth + 1, words) }
  }

  private static func headline(_ node: Node) -> String {
    var parts = [node.type]
    if let name = node.name { parts.append(name) }
    if let text = node.text { parts.append("“\(text)”") }
    if let identifier = node.identifier { parts.append("id \(identifier)") }
    if node.kind != .controller {
      let frame = node.frame.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
      parts.append("(\(frame[0]), \(frame[1]), \(frame[2])×\(frame[3]))")
    }
    parts += node.marks.filter { $0 != .custom }.map { "[\($0.rawValue)]" }
    return parts.joined(separator: " ")
  }

  /// Returns a description of a property, or `nil` if its value is false or empty.
  private static func words(for property: InspectedProperty) -> String? {
    switch (property.kind, property.value) {
    case (_, ""), (_, "none"), (.flag, "false"): nil
    case (.flag, _): property.name
    default: "\(property.name) \(property.value)"
    }
  }

  private static func details(_ node: Node) -> [String] {
    var lines: [String] = []
    if let origin = node.origin { lines.append("created at \(origin.text)") }
    if let declaration = node.declaration { lines.append("declared at \(declaration.text)") }
    for constraint in node.constraints {
      let place = constraint.origin.map { " [\($0.text)]" } ?? ""
      lines.append(
        "\(constraint.isBroken ? "broken constraint" : "constraint") \(constraint.text)\(place)")
      lines += constraint.conflictsWith.map { "  conflicts with \($0)" }
    }
    for section in node.sections {
      let properties = section.properties.compactMap(words)
      guard !properties.isEmpty else { continue }
      lines.append("\(section.title): \(properties.joined(separator: " · "))")
    }
    if !node.recognizers.isEmpty {
      lines.append("Gestures: \(node.recognizers.joined(separator: " · "))")
    }
    if !node.responders.isEmpty {
      lines.append("Responders: \(node.responders.joined(separator: " → "))")
    }
    return lines
  }
}

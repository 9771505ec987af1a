/// A value in a `project.pbxproj`.
indirect enum PropertyValue: Sendable {
  case text(String)
  /// The ID of another object, with the comment that Xcode puts after it.
  case reference(id: String, comment: String?)
  case list([PropertyValue])
  case dictionary([(key: String, value: PropertyValue)])

  init(_ value: BuildSetting.Value) {
    switch value {
    case .text(let text): self = .text(text)
    case .list(let texts): self = .list(texts.map(PropertyValue.text))
    }
  }
}

/// An object of a `project.pbxproj`.
struct PropertyListObject: Sendable {
  var isa: String
  var id: String
  /// The comment after the ID, or `nil` for an object that has none.
  var comment: String?
  var values: [(key: String, value: PropertyValue)]

  var reference: PropertyValue { .reference(id: id, comment: comment) }
}

/// The information about a window, a view controller, or a view.
package struct InspectedObject: Codable, Equatable, Sendable {
  /// Properties that belong together.
  package struct Section: Codable, Equatable, Sendable {
    /// The subject of the properties, such as “Layer”.
    package var title: String
    /// The properties.
    package var properties: [InspectedProperty]

    /// Properties under a title.
    package init(title: String, properties: [InspectedProperty]) {
      self.title = title
      self.properties = properties
    }
  }

  /// The number of its node.
  package var id: Int
  /// The class, such as `UIButton`.
  package var type: String
  /// The property that holds it, and the class of whom it is, such as `titleLabel` of
  /// `ViewController`.
  package var name: String?
  /// The place where it was created: a line of a storyboard or of a source file.
  package var origin: InspectedPlace?
  /// The declaration of its class, if it's one of the app's own.
  package var declaration: InspectedPlace?
  /// The object's properties.
  package var sections: [Section]
  /// The active constraints that are about it.
  package var constraints: [InspectedConstraint]
  /// Its gesture recognizers, each with its action.
  package var recognizers: [String]
  /// The rest of the responder chain, nearest first.
  package var responders: [String]

  /// Creates an object with only its basic values.
  package init(id: Int, type: String) {
    self.id = id
    self.type = type
    sections = []
    constraints = []
    recognizers = []
    responders = []
  }
}

/// Detailed information about a window, view controller, or view.
package struct InspectedObject: Codable, Equatable, Sendable {
  /// A group of related properties.
  package struct Section: Codable, Equatable, Sendable {
    /// The title of the group, such as “Layer”.
    package var title: String
    /// The properties.
    package var properties: [InspectedProperty]

    /// Creates a group of properties with a title.
    package init(title: String, properties: [InspectedProperty]) {
      self.title = title
      self.properties = properties
    }
  }

  /// The number of the object's node.
  package var id: Int
  /// The class, such as `UIButton`.
  package var type: String
  /// The property that holds the object, and the class that declares it, such as `titleLabel` of
  /// `ViewController`.
  package var name: String?
  /// The location where the object was created: a line in a storyboard or source file.
  package var origin: InspectedPlace?
  /// The declaration of the class, if it's one of the app's own.
  package var declaration: InspectedPlace?
  /// The object's properties.
  package var sections: [Section]
  /// The active constraints that affect the object.
  package var constraints: [InspectedConstraint]
  /// The gesture recognizers, each with its action.
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

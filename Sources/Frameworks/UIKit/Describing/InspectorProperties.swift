/// The properties of a view that an inspector shows, in display order.
@MainActor
struct InspectorProperties {
  /// Properties under a title.
  struct Section {
    let title: String
    let properties: [InspectorProperty]
  }

  /// The properties of a class's content, such as a label's text.
  var content: [InspectorProperty] = []
  /// The colors of a class, in addition to the colors of every view.
  var colors: [InspectorProperty] = []

  init(of type: UIView.Type) {
    type.listProperties(&self)
  }

  var sections: [Section] {
    [
      Section(title: "View", properties: Self.view),
      Section(title: "Content", properties: content),
      Section(title: "Colors", properties: Self.viewColors + colors),
      Section(title: "Layout", properties: Self.layout),
      Section(title: "Layer", properties: Self.layer),
      Section(title: "Accessibility", properties: Self.accessibility),
    ]
  }

  /// Returns the property with a key.
  func property(_ key: String) -> InspectorProperty? {
    sections.lazy.flatMap(\.properties).first { $0.key == key }
  }
}

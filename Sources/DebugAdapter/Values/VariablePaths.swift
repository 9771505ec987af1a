import EditorMessages

/// The Swift expressions for the variables that the editor has seen.
struct VariablePaths {
  /// A variable, or the values inside it.
  struct Place: Equatable {
    /// The frame that the variable belongs to, or `nil` for global variables.
    let frame: JSONValue?
    /// The expression for the variable, or an empty string for a list of variables.
    let path: String
    /// The type of the variable.
    let type: String
  }

  private var places: [Int: Place] = [:]

  /// Forgets everything, because the app has continued.
  mutating func removeAll() { places = [:] }

  /// Returns the place that a number of the protocol refers to.
  subscript(reference: Int) -> Place? {
    get { places[reference] }
    set { places[reference] = newValue }
  }

  /// Returns the expression for a variable.
  /// - Parameter place: The place whose variables include it.
  static func path(of name: String, type: String, in place: Place) -> String {
    // The debugger lists an object's superclass like a property.
    if name == type || place.path.isEmpty { return place.path.isEmpty ? name : place.path }
    let isOptional = place.type.hasSuffix("?") || place.type.hasSuffix("!")
    let parent = isOptional ? place.path + "!" : place.path
    return name.hasPrefix("[") ? parent + name : "\(parent).\(name)"
  }
}

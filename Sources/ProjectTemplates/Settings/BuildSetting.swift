/// A build setting of a new project.
struct BuildSetting: Sendable {
  enum Value: Sendable, Equatable {
    case text(String)
    case list([String])
  }

  var name: String
  var value: Value

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = .text(value)
  }

  init(_ name: String, _ values: [String]) {
    self.name = name
    value = .list(values)
  }
}

/// The settings of a project or a target.
struct BuildSettingList: Sendable {
  /// The settings of all configurations.
  var common: [BuildSetting] = []
  /// The settings of only the configuration Debug.
  var debug: [BuildSetting] = []
  /// The settings of only the configuration Release.
  var release: [BuildSetting] = []

  /// The names of the configurations.
  static let configurations = ["Debug", "Release"]

  /// Returns the settings of a configuration in alphabetical order.
  func settings(of configuration: String) -> [BuildSetting] {
    (common + (configuration == "Debug" ? debug : release)).sorted { $0.name < $1.name }
  }
}

import Fuzzing

extension FuzzFormat {
  /// How each format is made, in the order they are read.
  private static let makers: [(name: String, make: @Sendable () throws -> FuzzFormat)] = [
    ("project", project), ("json-project", jsonProject), ("settings", settings),
    ("properties", properties),
    ("storyboard", storyboard), ("assets", assets), ("strings", strings), ("picture", picture),
    ("source", source), ("flow", flow), ("page-message", pageMessage), ("frame", frame),
    ("elements", elements), ("app-packets", appPackets), ("build", build),
    ("screenshot", screenshot), ("play", play),
  ]

  /// Formats that are asked for by name only: they show that faults are found.
  private static let broken: [(name: String, make: @Sendable () throws -> FuzzFormat)] = [
    ("broken", brokenReader)
  ]

  /// The names of all formats.
  static var names: [String] { makers.map(\.name) }

  /// Whether there's a format with a name.
  static func isKnown(_ name: String) -> Bool {
    (makers + broken).contains { $0.name == name }
  }

  /// The format with a name that is known.
  static func named(_ name: String) throws -> FuzzFormat {
    try (makers + broken).first { $0.name == name }!.make()
  }
}

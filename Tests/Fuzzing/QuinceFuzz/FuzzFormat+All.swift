import Fuzzing

extension FuzzFormat {
  /// Functions that create each format, in the order in which the formats are read.
  private static let makers: [(name: String, make: @Sendable () throws -> FuzzFormat)] = [
    ("project", project), ("json-project", jsonProject), ("settings", settings),
    ("properties", properties),
    ("storyboard", storyboard), ("assets", assets), ("strings", strings), ("picture", picture),
    ("source", source), ("flow", flow), ("page-message", pageMessage),
    ("agent-message", agentMessage), ("frame", frame),
    ("elements", elements), ("app-packets", appPackets), ("build", build),
    ("screenshot", screenshot), ("play", play),
  ]

  /// Formats that are used only when requested by name, which show that faults are detected.
  private static let broken: [(name: String, make: @Sendable () throws -> FuzzFormat)] = [
    ("broken", brokenReader)
  ]

  /// The names of all formats.
  static var names: [String] { makers.map(\.name) }

  /// Returns whether there's a format with a name.
  static func isKnown(_ name: String) -> Bool {
    (makers + broken).contains { $0.name == name }
  }

  /// Returns the format with a known name.
  static func named(_ name: String) throws -> FuzzFormat {
    try (makers + broken).first { $0.name == name }!.make()
  }
}

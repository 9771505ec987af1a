import AppBuilder
import Foundation

/// A test plan file (`.xctestplan`).
struct TestPlanFile {
  let url: URL

  /// Reads the plan's settings.
  /// - Throws: `BuildFailure` if it can't be read.
  func read(of project: XcodeProject) throws -> TestScheme {
    try project.area.check(url, what: "the test plan")
    let values = try JSONFile.read(url, what: "the test plan")
    let defaults = values["defaultOptions"] as? [String: Any] ?? [:]
    let listed = values["configurations"] as? [[String: Any]] ?? []
    let enabled = listed.filter { $0["enabled"] as? Bool != false }
    let configurations = enabled.map { configuration in
      Self.configuration(
        named: configuration["name"] as? String ?? "",
        defaults.merging(configuration["options"] as? [String: Any] ?? [:]) { $1 })
    }
    let targets = values["testTargets"] as? [[String: Any]] ?? []
    return TestScheme(
      targets: targets.filter { $0["enabled"] as? Bool != false }.compactMap(Self.target),
      configurations: configurations.isEmpty
        ? [Self.configuration(named: "", defaults)] : Self.withoutOnlyName(configurations))
  }

  /// Returns the configurations, with the name removed if there's only one.
  private static func withoutOnlyName(_ configurations: [TestConfiguration])
    -> [TestConfiguration]
  {
    guard configurations.count == 1 else { return configurations }
    var only = configurations[0]
    only.name = ""
    return [only]
  }

  private static func configuration(named name: String, _ options: [String: Any])
    -> TestConfiguration
  {
    var result = TestConfiguration()
    result.name = name
    for entry in options["commandLineArgumentEntries"] as? [[String: Any]] ?? []
    where entry["enabled"] as? Bool != false {
      result.arguments += BuildSettings.words(entry["argument"] as? String ?? "")
    }
    for entry in options["environmentVariableEntries"] as? [[String: Any]] ?? []
    where entry["enabled"] as? Bool != false {
      guard let key = entry["key"] as? String else { continue }
      result.environment[key] = entry["value"] as? String ?? ""
    }
    result.language = options["language"] as? String
    result.region = options["region"] as? String
    if options["testRepetitionMode"] as? String == "retryOnFailure" {
      result.retries = max(0, (options["maximumTestRepetitions"] as? Int ?? 3) - 1)
    }
    return result
  }

  private static func target(_ values: [String: Any]) -> TestScheme.Target? {
    let target = values["target"] as? [String: Any]
    guard let name = target?["name"] as? String else { return nil }
    return TestScheme.Target(
      name: name, skipped: tests(values["skippedTests"]) ?? [],
      selected: tests(values["selectedTests"]))
  }

  /// Returns the tests in a list, which newer test plans group by suite.
  private static func tests(_ value: Any?) -> [String]? {
    if let names = value as? [String] { return names.map(testName) }
    guard let suites = (value as? [String: Any])?["suites"] as? [[String: Any]] else { return nil }
    return suites.flatMap { suite -> [String] in
      guard let name = suite["name"] as? String else { return [] }
      let functions = suite["testFunctions"] as? [String] ?? []
      return functions.isEmpty ? [name] : functions.map { "\(name)/\(testName($0))" }
    }
  }

  /// Returns a test's name without the parentheses that Xcode adds to methods without parameters.
  static func testName(_ text: String) -> String {
    text.hasSuffix("()") ? String(text.dropLast(2)) : text
  }
}

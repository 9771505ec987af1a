import Testing

@testable import AppBuilder
@testable import BuildWork

/// The list of frameworks in Package.swift, from which the builder knows what apps can import.
struct FrameworkListTests {
  @Test func noModuleThatAppsCanImportIsReportedAsMissing() {
    let importable = MissingModule.apples.filter { SystemModules.isOnPhones($0) == true }
    #expect(importable.isEmpty)
  }

  @Test func everyModuleThatDeclaresNamesExists() {
    let others = Set(SystemModules.declared.flatMap(\.modules)).subtracting(Frameworks.all)
      .subtracting(Frameworks.separate)
    #expect(others == ["FoundationNetworking", "FoundationXML"])
  }
}

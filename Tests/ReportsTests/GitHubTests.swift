import Foundation
import Reports
import Testing

/// The presentation of failures on GitHub.
struct GitHubTests {
  @Test func failuresAreToldBesideTheirLines() {
    let lines = GitHubAnnotations(.sample, workspace: nil).lines
    #expect(
      lines == [
        "::error file=Flows/a.yaml,line=3,title=MixerTests/ColorTests/testRed"
          + "::“OK” is not visible"
      ])
  }

  @Test func pathsStartFromTheCheckout() {
    let folder = FileManager.default.currentDirectoryPath
    let lines = GitHubAnnotations(
      .sample, workspace: URL(fileURLWithPath: folder).deletingLastPathComponent().path
    ).lines
    let name = URL(fileURLWithPath: folder).lastPathComponent
    #expect(lines[0].hasPrefix("::error file=\(name)/Flows/a.yaml,"), "\(lines)")
  }

  @Test func whatStandsForSomethingIsEscaped() {
    let line = WorkflowCommand.error("50%\nnext", title: "a:b,c", file: "x,y.swift", line: 1)
    #expect(line == "::error file=x%2Cy.swift,line=1,title=a%3Ab%2Cc::50%25%0Anext")
  }

  @Test func appsGiveNoCommands() {
    let text = WorkflowCommand.disarmed("fine\n ::add-mask::x\n##[error]y\na::b")
    #expect(text == "fine\n|  ::add-mask::x\n## [error]y\na::b")
  }

  @Test func theSummaryIsATable() {
    let text = GitHubSummary(.sample).text
    #expect(text.hasPrefix("### Tests of Mixer: 1 passed, 1 failed, 1 skipped\n"))
    #expect(
      text.contains("| MixerTests/ColorTests/testRed | Flows/a.yaml:3: “OK” is not visible |"))
  }
}

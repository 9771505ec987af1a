import AppBuilder
import Foundation
import TestRuns

/// Runs the tests of a project.
struct TestTool: AgentTool {
  let name = "test"
  let title = "Run Tests"
  let help = "Run the project's unit and UI tests. The answer lists failed tests with their lines."
  let parameters =
    [
      ToolParameter(
        "only", .texts(most: 100, longest: 500),
        "Tests to run: Target, Target/Class, or Target/Class/test."),
      ToolParameter(
        "timeout", .number(1...3_600), "The time limit of a test in seconds. Default: 60."),
    ] + BuildTool.projectParameters + DeviceRequest.parameters
  let effect = ToolEffect.usesApp
  let usesDevice = false

  func call(_ arguments: ToolArguments, _ call: ToolCall) async throws -> ToolAnswer {
    let request = try DeviceRequest(arguments)
    let project = try call.session.folder.resolve(arguments.text("project"))
    let products = try await call.session.builder(
      target: arguments.text("target"), for: request.system
    ).build(TestRequest(), of: project) { call.progress("\($0)") }
    var options = TestOptions()
    options.model = request.model
    options.appearance = request.appearance
    options.locale = request.locale
    options.sandbox = call.session.sandbox
    options.timeout = arguments.number("timeout") ?? options.timeout
    options.only = try arguments.texts("only").map { name in
      guard let filter = TestFilter(name) else {
        throw ToolFailure("Invalid test name “\(name)”: use Target/Class/test.")
      }
      return filter
    }
    let observer = TestObserver(began: { call.progress("Running \($0)") })
    let results = try await TestRun(products, options: options, observer: observer).run().results
    let failed = results.filter { !$0.hasPassed }
    let text =
      failed.map { "\(TestText($0))" } + [
        "\(results.count - failed.count) passed, \(failed.count) failed"
      ]
    return ToolAnswer(
      text.joined(separator: "\n"), isError: !failed.isEmpty)
  }
}

import Flows
import Foundation
import Testing

/// A flow never hides that an app crashed or hung, and the failure is attributed to the step that
/// caused it.
struct FailingFlowTests {
  @Test(arguments: [
    FailingFlow(
      "- launchApp\n- tapOn: { text: Crash, optional: true }\n- assertVisible: Crash\n",
      line: 2, "at once"),
    FailingFlow(
      "- launchApp\n- tapOn: Crash\n- tapOn: { text: Crash, optional: true }\n", line: 2, "at once"),
    FailingFlow("- launchApp\n- tapOn: Crash\n- launchApp\n", line: 2, "at once"),
    FailingFlow(
      "- launchApp\n- tapOn: Raise\n- back\n", line: 2,
      "uncaught exception 'NSRangeException', reason: 'beyond the end'"),
    FailingFlow(
      "- launchApp\n- runFlow:\n    commands:\n      - tapOn: Crash\n- back\n", line: 4, "at once"),
    FailingFlow(
      "- retry:\n    maxRetries: 3\n    commands:\n      - launchApp\n      - tapOn: Crash\n- back\n",
      line: 5, "at once"),
    FailingFlow(
      "- launchApp\n- tapOn: Crash soon\n- assertVisible: { text: Nothing, optional: true }\n",
      line: 3, "a second later"),
    FailingFlow(
      "- launchApp\n- tapOn: \"Fail: background\"\n- pressKey: Home\n- launchApp\n", line: 3,
      "in the background"),
    FailingFlow(
      "- launchApp\n- tapOn: \"Fail: end\"\n- stopApp\n- launchApp\n", line: 3, "at the end"),
    FailingFlow("- launchApp\n- tapOn: \"Fail: end\"\n- launchApp\n", line: 3, "at the end"),
  ])
  func tellsOfACrash(_ flow: FailingFlow) async throws {
    try await flow.expect()
  }

  @Test func tellsOfAHangEarly() async throws {
    let flows = [
      FailingFlow(
        "- launchApp\n- tapOn: \"Fail: launch loop\"\n- killApp\n- launchApp\n- back\n", line: 4,
        "didn't finish launching: its main thread has been busy"),
      FailingFlow(
        "- launchApp\n- tapOn: \"Fail: launch wait\"\n- killApp\n- launchApp\n- back\n", line: 4,
        "didn't finish launching: its main thread has been waiting"),
      FailingFlow(
        "- launchApp\n- tapOn: Loop\n- tapOn: { text: Crash, optional: true }\n", line: 2,
        "isn't responding: its main thread has been busy"),
    ]
    // The flows are played one after another, because an endless loop would take the CPU time that
    // the next flow needs in order to be detected.
    for flow in flows { try await flow.expect() }
  }
}

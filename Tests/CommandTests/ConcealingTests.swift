import Foundation
import TestSupport
import Testing

/// The information about a flow that's available to the app during playback.
struct ConcealingTests {
  /// A flow with each way in which a step can refer to its target.
  ///
  /// Everything is secret except for typed text.
  private static let flow = """
    name: secret name
    env: { EXPECTED: secret value }
    ---
    - launchApp
    - tapOn: { id: field }
    - inputText: typed
    - assertVisible: { text: secret text, optional: true }
    - assertVisible: { id: secret id, value: "${EXPECTED}", optional: true }
    - assertVisible: { text: "secret [a-z]+", label: secret label, optional: true }
    - assertVisible: { text: secret element, below: { id: secret place }, optional: true }
    - assertNotVisible: secret absence
    - tapOn: { text: secret button, optional: true }
    - longPressOn: { id: secret press, optional: true }
    - copyTextFrom: { id: secret copy, optional: true }
    - swipe: { direction: LEFT, from: { id: secret swipe }, optional: true }
    - adjust: { id: secret slider, to: secret row, optional: true }
    - assertColor: { id: secret color, textColor: "#5EC2E7", optional: true }
    - extendedWaitUntil: { visible: secret wait, timeout: 0, optional: true }
    - scrollUntilVisible: { element: secret scroll, timeout: 0, optional: true }
    - takeScreenshot: secret picture
    - runFlow:
        when: { visible: secret condition }
        commands: [tapOn: secret step]
    - repeat:
        times: 1
        while: { notVisible: secret loop }
        commands: [assertNotVisible: secret loop]
    - assertTrue: ${EXPECTED}
    - assertNotVisible: { id: secret end }
    """

  @Test func anAppHearsWhatAFlowDoesAndNotWhatItExpects() throws {
    let pictures = try TemporaryFolder()
    let options = ["--timeout", "0", "--screenshots", pictures.url.path]
    let app = try ListeningApp()
    let (_, heardInTheOpen) = try app.play(Self.flow, options + ["--continue"])
    // The app receives text after the step in which it's typed.
    #expect(heardInTheOpen.contains("secret swipe"))
    for grading in [
      ["--conceal"], ["--gradescope", pictures.file("results.json").path],
      ["--classroom", pictures.file("results").path],
    ] {
      let (outcome, heard) = try app.play(Self.flow, options + grading)
      #expect(outcome.code == 0, "\(outcome.output)")
      // The typed text shows that the app received everything.
      for character in "typed" { #expect(heard.contains("\"characters\":\"\(character)\"")) }
      #expect(!heard.contains("secret"), "\(heard)")
    }
  }

  @Test func anAppThatShowsWhatItHearsFailsConcealed() throws {
    let flow = "- launchApp\n- assertVisible: The answer is 42\n- assertVisible: Well done\n"
    let app = try ListeningApp()
    #expect(try app.play(flow, []).0.code == 0)
    let (outcome, _) = try app.play(flow, ["--conceal"])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("“The answer is 42” is not visible"), "\(outcome.output)")
  }
}

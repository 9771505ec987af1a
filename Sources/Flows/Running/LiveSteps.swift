import DeviceProtocol
import Foundation
import Simulator

/// Performs steps on a device with a real clock while users use it.
package struct LiveSteps: StepPerforming {
  /// An error if a step can't be performed.
  private struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// Creates a value without options.
  package init() {}

  /// Performs steps that a user could perform, so that they can neither read nor write files.
  package func perform(_ steps: String, on device: Device) async throws -> PerformedSteps {
    let before = try await device.settle()
    guard !steps.isEmpty else { return PerformedSteps(before: before, after: before) }
    let place = URL(fileURLWithPath: "/steps")
    let flow: Flow
    do {
      flow = try FlowReader().read(steps, as: place)
    } catch let error as FlowError {
      throw Refusal(description: error.message)
    }
    for step in flow.steps where !step.command.isByHand {
      throw Refusal(description: "“\(step.title)” isn't a touch, a key, or a swipe.")
    }
    do {
      try await FlowRunner(device: device, options: .init(appID: nil, screenshots: place)).run(flow)
    } catch let failure as FlowFailure {
      throw Refusal(description: failure.message)
    }
    return PerformedSteps(before: before, after: try await device.settle())
  }
}

extension FlowCommand {
  /// Whether a user can do the same with a finger or a keyboard.
  fileprivate var isByHand: Bool {
    switch self {
    case .tapOn, .longPressOn, .inputText, .eraseText, .hideKeyboard, .pressKey, .back, .swipe,
      .pinch, .adjust, .scroll, .scrollUntilVisible:
      true
    case .launchApp, .stopApp, .killApp, .clearState, .assertVisible, .assertNotVisible,
      .assertTrue, .assertColor, .extendedWaitUntil, .waitForAnimationToEnd, .copyTextFrom,
      .pasteText, .setClipboard, .takeScreenshot, .setOrientation, .setAppearance, .setLocale,
      .shake, .biometrics, .setLocation, .setNetwork, .mockNetwork, .assertRequest, .addMedia,
      .sendPush, .setPermissions, .openLink, .runFlow, .repeat, .retry:
      false
    }
  }
}

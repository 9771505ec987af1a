import DeviceProtocol
import Foundation
import Simulator

/// The action of a flow's step, named as in the file format.
package indirect enum FlowCommand: Sendable {
  case launchApp(LaunchOptions)
  case stopApp(appID: String?)
  /// Kills the process immediately, as the system does when memory is low.
  case killApp(appID: String?)
  case clearState(appID: String?)
  case tapOn(TapTarget, TapOptions)
  case longPressOn(TapTarget)
  case inputText(String)
  /// Deletes a number of characters before the caret.
  case eraseText(count: Int)
  case hideKeyboard
  case pressKey(Keystroke)
  case back
  case swipe(Swipe)
  /// Moves two fingers apart, or together if the scale is less than 1.
  case pinch(ElementSelector, scale: Double)
  /// Sets a slider, a stepper, or the wheels of a picker.
  case adjust(ElementSelector, Adjustment)
  case scroll
  case scrollUntilVisible(ScrollSearch)
  case assertVisible(ElementSelector)
  case assertNotVisible(ElementSelector)
  case assertTrue(String)
  case assertColor(ColorExpectation)
  case extendedWaitUntil(
    visible: ElementSelector?, notVisible: ElementSelector?, timeout: TimeInterval)
  case waitForAnimationToEnd
  case copyTextFrom(ElementSelector)
  case pasteText
  case setClipboard(String)
  case takeScreenshot(name: String)
  case setOrientation(DeviceConfiguration.Orientation)
  case setAppearance(DeviceConfiguration.Appearance)
  case setLocale(DeviceLocale)
  case shake
  /// Enrolls, removes, or simulates a face or a finger.
  case biometrics(BiometricsAction)
  case setLocation(DeviceLocation)
  case setNetwork(DeviceNetwork)
  /// Adds a response that apps receive instead of a server's.
  case mockNetwork(NetworkMock)
  case assertRequest(RequestExpectation)
  /// Adds images to the photo library.
  case addMedia([MediaFile])
  /// Sends an app a push notification, as a server would.
  case sendPush(PushPayload, appID: String?)
  /// Answers an app's questions for permissions, which ends the app.
  case setPermissions([AppPermission: AppPermission.Answer], appID: String?)
  case openLink(String)
  case runFlow([FlowStep], condition: FlowCondition?)
  case `repeat`([FlowStep], times: Int?, condition: FlowCondition?)
  case retry([FlowStep], maxRetries: Int)
}

extension FlowCommand {
  /// Whether the command itself can't change the screen.
  ///
  /// The steps within it might.
  var onlyLooks: Bool {
    switch self {
    case .assertVisible, .assertNotVisible, .assertTrue, .assertColor, .assertRequest,
      .extendedWaitUntil, .takeScreenshot, .runFlow, .repeat, .retry:
      true
    case .launchApp, .stopApp, .killApp, .clearState, .tapOn, .longPressOn, .inputText,
      .eraseText, .hideKeyboard, .pressKey, .back, .swipe, .pinch, .adjust, .scroll,
      .scrollUntilVisible,
      .waitForAnimationToEnd, .copyTextFrom, .pasteText, .setClipboard, .setOrientation,
      .setAppearance, .setLocale, .shake, .biometrics, .setLocation, .setNetwork,
      .mockNetwork, .addMedia, .sendPush, .setPermissions, .openLink:
      false
    }
  }
}

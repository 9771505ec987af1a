/// The commands that Maestro has and Quince doesn't, with reasons for the error message.
enum MissingCommands {
  /// Returns the reason that a command doesn't exist, or `nil` if Maestro doesn't have the command
  /// either.
  static func reason(for command: String) -> String? {
    switch command {
    case "evalScript", "runScript": "flows can't run JavaScript"
    case "assertWithAI", "assertNoDefectsWithAI", "extractTextWithAI": "flows can't use AI"
    case "inputRandomEmail", "inputRandomNumber", "inputRandomPersonName", "inputRandomText",
      "inputRandomCityName", "inputRandomCountryName", "inputRandomColorName":
      "a flow is the same every time; use inputText"
    case "addMedia": "flows can't add photos"
    case "clearKeychain": "the device has no keychain"
    case "setAirplaneMode", "toggleAirplaneMode": "the device has no airplane mode"
    case "setPermissions": "tap a button of the permission alert with tapOn"
    case "startRecording", "stopRecording": "flows can't record movies; use takeScreenshot"
    case "assertScreenshot": "flows can't compare screenshots; use assertColor"
    default: nil
    }
  }
}

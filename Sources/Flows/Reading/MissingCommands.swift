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
    case "clearKeychain": "the device has no keychain"
    case "setAirplaneMode", "toggleAirplaneMode":
      "the device has no airplane mode; use setNetwork: offline"
    case "startRecording", "stopRecording":
      "to make a movie of the whole flow, play it with “quince record”"
    case "assertScreenshot": "flows can't compare screenshots; use assertColor"
    default: nil
    }
  }
}

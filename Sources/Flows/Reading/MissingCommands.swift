/// Commands that Maestro has and Quince doesn't, with the reasons for the error.
enum MissingCommands {
  /// Why there is no such command, or `nil` for one that Maestro does not have either.
  static func reason(for command: String) -> String? {
    switch command {
    case "evalScript", "runScript": "it runs no JavaScript"
    case "assertWithAI", "assertNoDefectsWithAI", "extractTextWithAI": "it asks no AI"
    case "inputRandomEmail", "inputRandomNumber", "inputRandomPersonName", "inputRandomText",
      "inputRandomCityName", "inputRandomCountryName", "inputRandomColorName":
      "a flow is the same every time; write inputText"
    case "addMedia": "flows can't add photos"
    case "clearKeychain": "it has no keychain"
    case "setAirplaneMode", "toggleAirplaneMode": "it has no airplane mode"
    case "setPermissions": "write tapOn with a button of the permission alert"
    case "startRecording", "stopRecording": "it takes pictures only; write takeScreenshot"
    case "assertScreenshot": "it compares colors only; write assertColor"
    default: nil
    }
  }
}

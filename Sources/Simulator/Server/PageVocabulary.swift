import DeviceProtocol

/// The cases of an enumeration in a page's messages, as `Codable` encodes them.
protocol PageVocabulary: CaseIterable, CodingKey, RawRepresentable<String> {
  /// The names of a case's associated values.
  var values: [String] { get }
}

extension PageCommand.CodingKeys: PageVocabulary {
  var values: [String] {
    switch self {
    case .touches, .pointer, .key, .text, .pasteboard, .settle, .rotate, .appearance, .textSize,
      .locale, .model, .system, .record, .addDevice, .removeDevice, .fit, .inspect,
      .inspectObject, .takePictures, .openPlace, .enroll, .attempt, .location, .network,
      .timeZone, .openURL, .launch, .addPhoto, .debug, .perform, .stopFilming, .zoom, .finish:
      ["_0"]
    case .edit: ["_0", "launch"]
    case .push: ["_0", "bundleID"]
    case .permission: ["_0", "_1", "bundleID"]
    case .set: ["_0", "isOn"]
    case .travel: PageCommand.TravelCodingKeys.allCases.map(\.rawValue)
    case .accessibility: PageCommand.AccessibilityCodingKeys.allCases.map(\.rawValue)
    case .home, .switcher, .shake, .kill, .relaunch, .gotFrame, .gotLog, .dismissCrash, .lock,
      .unlock, .memoryWarning, .toggleKeyboard, .readPasteboard, .film, .resetSettings, .renewLink:
      []
    }
  }

  /// Whether the command changes the screen as soon as it's performed.
  ///
  /// Among touches and pointer gestures, only the final ones do.
  var isInput: Bool {
    switch self {
    case .key, .text, .accessibility, .home, .switcher, .shake, .rotate, .appearance, .textSize,
      .locale, .model, .fit, .kill, .relaunch, .launch, .openURL, .permission, .push, .lock,
      .unlock, .set,
      .timeZone, .resetSettings, .memoryWarning, .toggleKeyboard, .enroll, .attempt, .location,
      .network, .travel, .edit:
      true
    case .touches, .pointer, .pasteboard, .readPasteboard, .settle, .gotFrame, .gotLog,
      .dismissCrash, .record, .addDevice, .removeDevice, .inspect, .inspectObject, .takePictures,
      .openPlace, .addPhoto, .debug, .perform, .film, .stopFilming, .zoom, .finish, .renewLink,
      .system:
      false
    }
  }

  /// Whether the command is performed on all devices that are used together.
  ///
  /// Settings belong to each device.
  var isShared: Bool {
    switch self {
    case .touches, .pointer, .key, .text, .pasteboard, .accessibility, .home, .switcher, .shake,
      .kill, .relaunch:
      true
    case .settle, .rotate, .appearance, .textSize, .locale, .model, .system, .gotFrame, .gotLog,
      .dismissCrash, .record, .enroll, .attempt, .location, .network, .travel, .resetSettings,
      .renewLink, .addDevice, .removeDevice, .fit, .inspect, .inspectObject, .edit, .takePictures,
      .openPlace,
      .lock, .unlock, .set, .timeZone, .memoryWarning, .toggleKeyboard, .openURL, .launch,
      .addPhoto, .permission, .push, .readPasteboard, .debug, .perform, .film, .stopFilming, .zoom,
      .finish:
      false
    }
  }
}

extension TextEntry.CodingKeys: PageVocabulary {
  var values: [String] {
    switch self {
    case .insert, .paste, .setMarked, .select: ["_0"]
    case .unmark: []
    }
  }
}

extension AccessibilityAction.CodingKeys: PageVocabulary {
  var values: [String] {
    switch self {
    case .setValue, .scroll: ["_0"]
    case .activate, .increment, .decrement, .escape, .focus, .reveal: []
    }
  }
}

extension RecordingRequest.CodingKeys: PageVocabulary {
  var values: [String] {
    switch self {
    case .start: RecordingRequest.StartCodingKeys.allCases.map(\.rawValue)
    case .assert: ["_0"]
    case .play: RecordingRequest.PlayCodingKeys.allCases.map(\.rawValue)
    case .save: RecordingRequest.SaveCodingKeys.allCases.map(\.rawValue)
    case .stop, .discard: []
    }
  }
}

extension DeviceLocation.CodingKeys: PageVocabulary {
  var values: [String] {
    switch self {
    case .none: []
    case .fixed: ["_0"]
    case .route: DeviceLocation.RouteCodingKeys.allCases.map(\.rawValue)
    }
  }
}

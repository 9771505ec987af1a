import EditorMessages

/// The values of variables and expressions.
extension DebugAdapter {
  /// Notes the variables of a frame.
  func noteScopes(in body: JSONValue, of frame: JSONValue?) {
    for scope in body["scopes"]?.elements ?? [] {
      guard let reference = scope["variablesReference"]?.integer else { continue }
      paths[reference] = VariablePaths.Place(frame: frame, path: "", type: "")
    }
  }

  /// Replaces the debugger's texts for values, and notes the variables inside them.
  func showVariables(in body: inout JSONValue, of arguments: JSONValue) async {
    let place = arguments["variablesReference"]?.integer.flatMap { paths[$0] }
    var variables: [JSONValue] = []
    for variable in body["variables"]?.elements ?? [] {
      variables.append(await shown(variable, in: place))
    }
    body["variables"] = .array(variables)
  }

  private func shown(_ variable: JSONValue, in place: VariablePaths.Place?) async -> JSONValue {
    var variable = variable
    let type = variable["type"]?.text ?? ""
    let value = ShownValue(variable["value"]?.text ?? "", type: type).text
    variable["value"] = .string(value)
    guard let place, let name = variable["name"]?.text else { return variable }
    let path = VariablePaths.path(of: name, type: type, in: place)
    variable["evaluateName"] = .string(path)
    if let reference = variable["variablesReference"]?.integer, reference > 0 {
      paths[reference] = VariablePaths.Place(frame: place.frame, path: path, type: type)
    }
    if value != "nil", let member = Self.readable[type.replacingOccurrences(of: "?", with: "")],
      let text = await text(of: path, type: type, member: member, frame: place.frame)
    {
      variable["value"] = .string(text)
      variable["variablesReference"] = 0
    }
    return variable
  }

  /// The members that describe values whose insides say little.
  private static let readable = [
    "Foundation.URL": "absoluteString", "URL": "absoluteString",
    "FoundationEssentials.URL": "absoluteString", "Data": "description",
    "Foundation.Data": "description", "FoundationEssentials.Data": "description",
  ]

  private func text(
    of path: String, type: String, member: String, frame: JSONValue?
  ) async -> String? {
    let value = type.hasSuffix("?") ? "\(path)!" : path
    let response = await evaluate("\(value).\(member)", in: frame)
    guard let text = response?.body["result"]?.text else { return nil }
    return member == "description" ? text.filter { $0 != "\"" } : text
  }

  /// Evaluates an expression for this adapter itself.
  /// - Returns: The response, or `nil` if that fails.
  private func evaluate(_ expression: String, in frame: JSONValue?) async -> DebugResponse? {
    let response = await debugger?.ask(
      "evaluate",
      ["expression": .string(expression), "context": "watch", "frameId": frame ?? .null])
    return response?.isSuccess == true ? response : nil
  }

  // MARK: Expressions

  /// Passes on an expression or a command.
  func evaluate(_ request: DebugRequest) {
    var arguments = request.arguments
    let expression = (arguments["expression"]?.text ?? "").trimmed
    if Self.isMember(expression) {
      // The debugger's own way to read members is wrong for some classes. As a statement, this is
      // code for the compiler.
      arguments["expression"] = .string("\(expression);")
      if arguments["context"]?.text == "hover" { arguments["context"] = "watch" }
    }
    let frame = arguments["frameId"]
    forward(request, with: arguments) { adapter, response in
      let type = response.body["type"]?.text ?? ""
      guard let result = response.body["result"]?.text else { return }
      response.body["result"] = .string(ShownValue(result, type: type).text)
      if let reference = response.body["variablesReference"]?.integer, reference > 0 {
        adapter.paths[reference] = VariablePaths.Place(frame: frame, path: expression, type: type)
      }
    }
  }

  /// Returns whether an expression is a member of a variable, such as `self.items[0].name`.
  private static func isMember(_ expression: String) -> Bool {
    expression.wholeMatch(of: /[\p{L}_]\w*[?!]?(\.\w+[?!]?|\[\d+\][?!]?)+/) != nil
  }

  // MARK: Assignments

  /// Sets a variable, as the editor's list of variables asks for.
  func setVariable(_ request: DebugRequest) async {
    let arguments = request.arguments
    guard let name = arguments["name"]?.text, let value = arguments["value"]?.text,
      let place = arguments["variablesReference"]?.integer.flatMap({ paths[$0] })
    else { return refuse(request, "The variable isn't in the list anymore.") }
    let path = VariablePaths.path(of: name, type: "", in: place)
    await assign(value, to: path, frame: place.frame, answering: request)
  }

  /// Sets an expression, such as a watched one.
  func setExpression(_ request: DebugRequest) async {
    let arguments = request.arguments
    guard let path = arguments["expression"]?.text, let value = arguments["value"]?.text else {
      return refuse(request, "The request has no expression or no value.")
    }
    await assign(value, to: path, frame: arguments["frameId"], answering: request)
  }

  private func assign(
    _ value: String, to path: String, frame: JSONValue?, answering request: DebugRequest
  ) async {
    guard await evaluate("\(path) = \(value)", in: frame) != nil else {
      return refuse(request, "Can't set \(path) to “\(value)”.")
    }
    guard let now = await evaluate("\(path);", in: frame) else { return answer(request) }
    let type = now.body["type"]?.text ?? ""
    var body: JSONValue = [
      "value": .string(ShownValue(now.body["result"]?.text ?? value, type: type).text),
      "type": .string(type),
    ]
    body["variablesReference"] = now.body["variablesReference"]
    answer(request, body)
    // Other values can have changed, too.
    emit("invalidated", ["areas": ["variables"]])
  }
}

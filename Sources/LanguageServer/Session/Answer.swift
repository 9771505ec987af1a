/// The rest of the work on a request, after everything that depends on the order of messages.
typealias Answer = @Sendable () async throws(ResponseError) -> JSONValue

/// The answer to a request about a file that isn't part of a project.
let noAnswer: Answer = { () throws(ResponseError) in .null }

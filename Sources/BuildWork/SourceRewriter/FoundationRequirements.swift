/// The methods that Foundation's delegates can leave out.
///
/// On Linux, the protocols have defaults for them, and the toolchain has no symbol graphs of
/// Foundation; `FoundationRequirementTests` compares the names with the toolchain's.
enum FoundationRequirements {
  /// The full names of the methods, by protocol.
  static let optional: [String: Set<String>] = [
    "StreamDelegate": [
      "stream(_:handle:)"
    ],
    "URLSessionDataDelegate": [
      "urlSession(_:dataTask:didBecome:)", "urlSession(_:dataTask:didReceive:)",
      "urlSession(_:dataTask:didReceive:completionHandler:)",
      "urlSession(_:dataTask:willCacheResponse:completionHandler:)",
    ],
    "URLSessionDelegate": [
      "urlSession(_:didBecomeInvalidWithError:)", "urlSession(_:didReceive:completionHandler:)",
    ],
    "URLSessionDownloadDelegate": [
      "urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:)",
      "urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)",
    ],
    "URLSessionStreamDelegate": [
      "urlSession(_:betterRouteDiscoveredFor:)", "urlSession(_:readClosedFor:)",
      "urlSession(_:streamTask:didBecome:outputStream:)", "urlSession(_:writeClosedFor:)",
    ],
    "URLSessionTaskDelegate": [
      "urlSession(_:task:didCompleteWithError:)", "urlSession(_:task:didFinishCollecting:)",
      "urlSession(_:task:didReceive:completionHandler:)",
      "urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)",
      "urlSession(_:task:needNewBodyStream:)",
      "urlSession(_:task:willBeginDelayedRequest:completionHandler:)",
      "urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)",
    ],
    "XMLParserDelegate": [
      "parser(_:didEndElement:namespaceURI:qualifiedName:)", "parser(_:didEndMappingPrefix:)",
      "parser(_:didStartElement:namespaceURI:qualifiedName:attributes:)",
      "parser(_:didStartMappingPrefix:toURI:)",
      "parser(_:foundAttributeDeclarationWithName:forElement:type:defaultValue:)",
      "parser(_:foundCDATA:)", "parser(_:foundCharacters:)", "parser(_:foundComment:)",
      "parser(_:foundElementDeclarationWithName:model:)",
      "parser(_:foundExternalEntityDeclarationWithName:publicID:systemID:)",
      "parser(_:foundIgnorableWhitespace:)",
      "parser(_:foundInternalEntityDeclarationWithName:value:)",
      "parser(_:foundNotationDeclarationWithName:publicID:systemID:)",
      "parser(_:foundProcessingInstructionWithTarget:data:)",
      "parser(_:foundUnparsedEntityDeclarationWithName:publicID:systemID:notationName:)",
      "parser(_:parseErrorOccurred:)", "parser(_:resolveExternalEntityName:systemID:)",
      "parser(_:validationErrorOccurred:)", "parserDidEndDocument(_:)",
      "parserDidStartDocument(_:)",
    ],
  ]

  /// The full names of the methods that Foundation's delegates don't have on Linux, and that
  /// `TaskObservers` provides.
  static let added: Set = [
    "urlSession(_:didCreateTask:)", "urlSession(_:taskIsWaitingForConnectivity:)",
  ]

  /// The full names of all methods.
  static let allOptional = optional.values.reduce(into: added) { $0.formUnion($1) }
}

// Foundation there includes what are modules of their own elsewhere.
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import ObjectiveC
